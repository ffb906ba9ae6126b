// Reads the exports of a package's module from its sources: names, signatures and docstrings, following `index.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/** One exported thing. */
export interface ExportedThing {
  readonly name: string;
  readonly kind: 'function' | 'component' | 'constant' | 'type';
  /** The declaration without its body or its values. */
  readonly signature: string;
  /** The docstring without its asterisks; empty if there is none. */
  readonly doc: string;
  /** Where it is declared. */
  readonly file: string;
  /** Fields of a type that have no docstring, those of the types it is made of in the same file included. */
  readonly bareFields: readonly string[];
}

/** A declaration as it is written. */
type Declared = Omit<ExportedThing, 'file' | 'bareFields'>;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const textOf = (node: Node, code: string) => code.slice(node.start, node.end);

/** The docstring that ends where a declaration begins. */
function docBefore(code: string, start: number): string {
  const before = code.slice(0, start).trimEnd();
  if (!before.endsWith('*/')) return '';
  const opening = before.lastIndexOf('/**');
  if (opening < 0 || before.slice(opening, -2).includes('*/')) return '';
  return before
    .slice(opening + 3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** The signature of a component, without the destructuring of its props, which is an implementation detail. */
function headOf(declaration: Node, code: string): string {
  const body = declaration.body as Node | null;
  const head = code.slice(declaration.start, body?.start ?? declaration.end).trim();
  const [props] = declaration.params as Node[];
  const type = props?.typeAnnotation as Node | null | undefined;
  if (!props || props.type !== 'ObjectPattern' || !type) return head;
  const [before, after] = [props.start - declaration.start, props.end - declaration.start];
  return `${head.slice(0, before)}props${textOf(type, code)}${head.slice(after)}`;
}

/** A field that needs no sentence: its type is one literal, which says itself what it is, or it is the `ref` of React. */
function isPlain(field: Node, name: string): boolean {
  const type = (field.typeAnnotation as { typeAnnotation: Node } | null)?.typeAnnotation.type;
  const literals = ['TSLiteralType', 'TSNeverKeyword', 'TSNullKeyword'];
  return name === 'ref' || (type !== undefined && literals.includes(type));
}

/** Fields without a docstring in a type, and the names of the other types that it is made of. */
function fieldsOf(declaration: Node, code: string): { bare: string[]; parts: string[] } {
  const [bare, parts]: [string[], string[]] = [[], []];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    // What a type is compared with, or a parameter must be, is no part of it.
    if (node.type === 'TSConditionalType' || node.type === 'TSTypeParameterDeclaration') return;
    if ((node.typeName as { name?: string } | undefined)?.name === 'Extract') return;
    if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') {
      const name = textOf(node.key as Node, code);
      if (!isPlain(node, name) && docBefore(code, node.start) === '') bare.push(name);
    }
    const named = (node.typeName ?? node.expression) as Node | undefined;
    if (named?.type === 'Identifier') parts.push(textOf(named, code));
    Object.values(node).forEach(visit);
  };
  visit(declaration);
  return { bare, parts };
}

function describe(declaration: Node, code: string, doc: string): Declared[] {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'TSDeclareFunction': {
      const name = (declaration.id as { name: string }).name;
      const kind = /^[A-Z]/.test(name) ? 'component' : 'function';
      const body = declaration.body as Node | null;
      const signature =
        kind === 'component'
          ? headOf(declaration, code)
          : code.slice(declaration.start, body?.start ?? declaration.end).trim();
      return [{ name, kind, signature, doc }];
    }
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration': {
      const name = (declaration.id as { name: string }).name;
      return [{ name, kind: 'type', signature: textOf(declaration, code), doc }];
    }
    case 'VariableDeclaration':
      return (declaration.declarations as Node[]).map((declarator) => {
        const id = declarator.id as Node & { name: string; typeAnnotation?: Node | null };
        const type = id.typeAnnotation ? textOf(id.typeAnnotation, code) : '';
        return { name: id.name, kind: 'constant', signature: `const ${id.name}${type}`, doc };
      });
    default:
      return [];
  }
}

/** Everything a module exports, by name. */
export function exportsOf(file: string, seen = new Map<string, Map<string, ExportedThing>>()) {
  const known = seen.get(file);
  if (known) return known;
  const found = new Map<string, ExportedThing>();
  seen.set(file, found);
  const code = readFileSync(file, 'utf8');
  const { program } = parseSync(file, code) as unknown as { program: { body: Node[] } };
  const local = new Map<string, ExportedThing>();
  const types = new Map(
    program.body
      .map((node) => (node.declaration ?? node) as Node)
      .filter(({ type }) => type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration')
      .map((type) => [(type.id as { name: string }).name, fieldsOf(type, code)]),
  );
  const bareIn = (name: string, visited = new Set<string>()): string[] => {
    if (visited.has(name)) return [];
    visited.add(name);
    const { bare, parts } = types.get(name) ?? { bare: [], parts: [] };
    return [...bare, ...parts.flatMap((part) => bareIn(part, visited))];
  };
  for (const node of program.body) {
    const declaration = (node.declaration ?? node) as Node;
    for (const declared of describe(declaration, code, docBefore(code, node.start))) {
      const thing = { ...declared, file, bareFields: bareIn(declared.name) };
      local.set(thing.name, thing);
      if (node.type === 'ExportNamedDeclaration') found.set(thing.name, thing);
    }
    if (node.type !== 'ExportAllDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const source = (node.source as { value: string } | null)?.value;
    const other =
      source?.startsWith('.') && existsSync(join(dirname(file), source))
        ? exportsOf(join(dirname(file), source), seen)
        : undefined;
    if (node.type === 'ExportAllDeclaration') {
      for (const [name, thing] of other ?? []) found.set(name, thing);
      continue;
    }
    for (const specifier of (node.specifiers as Node[] | undefined) ?? []) {
      const from = (specifier.local as { name: string }).name;
      const name = (specifier.exported as { name: string }).name;
      const thing = source ? other?.get(from) : local.get(from);
      if (thing) found.set(name, { ...thing, name });
    }
  }
  return found;
}
