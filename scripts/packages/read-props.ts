// Reads the props of every component of the kit with the compiler: resolved types, docstrings and defaults.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Symbol,
  type Type,
} from 'typescript/unstable/sync';
import { filesOfKit, kit } from './component-docs.ts';

export interface PropDoc {
  readonly name: string;
  /** As a reader would write it; a union of literals by its members. */
  readonly type: string;
  /** The members of a union of literals, as code. */
  readonly options?: readonly string[];
  readonly required: boolean;
  readonly description: string;
  readonly default?: string;
}

export interface ComponentProps {
  readonly name: string;
  readonly props: readonly PropDoc[];
  /** The element that `ref` refers to, if there is one: its attributes are props too. */
  readonly element?: string;
}

/** Props by the folder of their component. */
export type KitProps = Readonly<Record<string, readonly ComponentProps[]>>;

const root = join(import.meta.dirname, '../..');
const project = join(root, 'packages/ui/tsconfig.json');

/** The members of a union, `a | b`, split at its outermost level. */
function unionMembers(type: string): string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < type.length; at += 1) {
    const letter = type.charAt(at);
    if ('([{<'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter) || (letter === '>' && type.charAt(at - 1) !== '=')) depth -= 1;
    else if (letter === '|' && depth === 0) {
      members.push(type.slice(start, at).trim());
      start = at + 1;
    }
  }
  members.push(type.slice(start).trim());
  return members.filter(Boolean);
}

/** Literals in source order, because the compiler sorts them. */
function inWrittenOrder(literals: readonly string[], written: string): string[] {
  const list = [written, ...arraysOfKit()].find((text) =>
    literals.every((literal) => text.includes(literal)),
  );
  if (list === undefined) return [...literals];
  return literals.toSorted((a, b) => list.indexOf(a) - list.indexOf(b));
}

let arrays: string[] | undefined;

/** Constant arrays of literals, from which types are written: `(typeof sizes)[number]`; the shortest first. */
function arraysOfKit(): string[] {
  arrays ??= globSync('**/*.{ts,tsx}', { cwd: kit })
    .flatMap((file) => [
      ...readFileSync(join(kit, file), 'utf8').matchAll(/= (\[[^[\]]*\]) as const/g),
    ])
    .map(([, list = '']) => list.replaceAll("'", '"'))
    .toSorted((a, b) => a.length - b.length);
  return arrays;
}

/** The declaration of a prop in the source, to the end of its type. */
function declarationIn(source: string, prop: string): string {
  const found = new RegExp(`^\\s*'?${prop}'?\\??:([^;]*);`, 'm').exec(source);
  return found?.[1] ?? '';
}

/** The members of a union of literals as code; nothing if it has other members. */
function literalsOf(type: Type): string[] | undefined {
  if (!type.isUnionType()) return undefined;
  const members = type
    .getTypes()
    .filter((member) => (member.flags & (TypeFlags.Undefined | TypeFlags.Null)) === 0);
  const literals = members.map((member) =>
    member.isStringLiteralType() || member.isNumberLiteralType()
      ? JSON.stringify(member.value)
      : undefined,
  );
  const isChoice = literals.length > 1 && literals.every((literal) => literal !== undefined);
  return isChoice ? (literals as string[]) : undefined;
}

/** A type without what only the compiler needs. */
const readable = (type: string) =>
  type
    .replaceAll(/ReactElement<unknown, string \| JSXElementConstructor<any>>/g, 'ReactElement')
    .replaceAll(/NoInfer<(\w+)>/g, '$1')
    .replace(/^\((.*=>.*)\)$/, '$1');

function propDoc(
  checker: Checker,
  prop: Symbol,
  sources: Map<string, string>,
): PropDoc | undefined {
  const path = String(prop.declarations?.[0]?.path ?? prop.valueDeclaration?.path ?? '');
  if (!path.includes('/packages/ui/src/')) return undefined;
  const type = checker.getTypeOfSymbol(prop);
  if (!type) return undefined;
  const written = declarationIn(sourceOf(path, sources), prop.name).replaceAll("'", '"');
  const members = unionMembers(
    checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation),
  ).filter((member) => member !== 'undefined');
  const literals = literalsOf(type);
  const nullable = members.includes('null') ? ['null'] : [];
  const options = literals && [...inWrittenOrder(literals, written), ...nullable];
  const tags = prop.getJsDocTags(checker);
  const defaultText = tags.find(({ name }) => name === 'default')?.text;
  return {
    name: prop.name,
    type: (options ?? members.map(readable)).join(' | '),
    ...(options && { options }),
    required: (prop.flags & SymbolFlags.Optional) === 0,
    description: prop
      .getDocumentationComment(checker)
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim(),
    ...(defaultText !== undefined && { default: defaultText.replaceAll(/\s*\n\s*/g, ' ').trim() }),
  };
}

function sourceOf(path: string, sources: Map<string, string>): string {
  const source = sources.get(path) ?? readFileSync(path, 'utf8');
  sources.set(path, source);
  return source;
}

function componentProps(
  checker: Checker,
  exported: Symbol,
  sources: Map<string, string>,
): ComponentProps | undefined {
  if (!/^[A-Z]/.test(exported.name)) return undefined;
  const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  if ((symbol.flags & SymbolFlags.Function) === 0) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return undefined;
  const parameter =
    signature.parameters.length > 0 ? checker.getParameterType(signature, 0) : undefined;
  const props = parameter
    ? checker
        .getPropertiesOfType(parameter)
        .map((prop) => propDoc(checker, prop, sources))
        .filter((prop) => prop !== undefined)
    : [];
  const element = /Ref<(\w+)>/.exec(props.find(({ name }) => name === 'ref')?.type ?? '')?.[1];
  return { name: exported.name, props, ...(element !== undefined && { element }) };
}

function read(): KitProps {
  const api = new API({ cwd: root });
  try {
    const { checker, program } = api
      .updateSnapshot({ openProjects: [project] })
      .getProject(project)!;
    const sources = new Map<string, string>();
    const folders = filesOfKit('index.ts');
    return Object.fromEntries(
      folders.map((index) => {
        const file = program.getSourceFile(join(kit, index));
        const module = file && checker.getSymbolAtLocation(file);
        const exported = module ? checker.getExportsOfModule(module) : [];
        const components = exported
          .map((symbol) => componentProps(checker, symbol, sources))
          .filter((component) => component !== undefined)
          .filter(({ props }) => props.length > 0);
        return [basename(dirname(index)), components];
      }),
    );
  } finally {
    api.close();
  }
}

/** The files that the result depends on. */
function stamp(): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const file of globSync('**/*.{ts,tsx}', { cwd: kit }).toSorted()) {
    if (/\.(?:test|stories)\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(join(kit, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

let known: KitProps | undefined;

/** Props of all components. Cached in `node_modules/.cache` until a source changes, since the compiler takes seconds. */
export function kitProps(): KitProps {
  return (known ??= cachedProps());
}

function cachedProps(): KitProps {
  const cache = join(root, 'node_modules/.cache/jyoti', `props-${stamp()}.json`);
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as KitProps;
  const props = read();
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify(props));
  return props;
}
