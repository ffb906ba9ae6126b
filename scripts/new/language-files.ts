// What a new language needs: a catalogue for each English one, an entry in each table of catalogues, its code in two lists.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import type { Messages } from '../messages/icu.ts';
import { packagesWithMessages, pathOf, readMessages, subjectsOf } from '../messages/packages.ts';

/** A catalogue in English, and the path of its counterpart in the new language. */
export interface Catalogue {
  english: string;
  path: string;
  /** The name of its export, in English and in the new language. */
  names: readonly (readonly [english: string, own: string])[];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const SOURCES = '{packages/{contract,reports},apps/{api,web}}/src';
const isTest = /\.(test|stories)\.tsx?$/;
const isCompiled = (path: string) => path.includes('/messages.generated/');
const pascal = (code: string) => `${code.charAt(0).toUpperCase()}${code.slice(1)}`;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) yield* nodesOf(child);
}

const parse = (text: string, path: string) =>
  parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node & { body: Node[] };

/** `wordsHi` as `wordsTa`, `hi` as `ta`. */
const renamed = (name: string, code: string) =>
  name === 'hi' || name === 'en' ? code : name.replace(/(Hi|En)$/, pascal(code));

/** Names of the constants and functions that a module exports. */
function exportsOf(path: string, root: string): string[] {
  return parse(readFileSync(join(root, path), 'utf8'), path).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const declaration = statement['declaration'] as Node | null;
    if (declaration?.type === 'VariableDeclaration')
      return (declaration['declarations'] as Node[]).map(({ id }) => (id as { name: string }).name);
    return declaration?.type === 'FunctionDeclaration'
      ? [(declaration['id'] as { name: string }).name]
      : [];
  });
}

/**
 * Every English catalogue.
 * @param root folder of the repository
 * @param code the new language
 */
export function cataloguesFor(code: string, root: string): Catalogue[] {
  const patterns = [`${SOURCES}/**/*.en.ts`, `${SOURCES}/**/en.ts`, `${SOURCES}/**/en/*.ts`];
  const paths = globSync(patterns, { cwd: root }).filter((path) => !isCompiled(path));
  return [...new Set(paths)].toSorted().map((english) => ({
    english,
    path: english.replace(/\ben(\.ts$|\/(?=[^/]+$))/, `${code}$1`),
    names: exportsOf(english, root).map((name) => [name, renamed(name, code)] as const),
  }));
}

/**
 * The messages of a new language, by path.
 * @param translate gets each message in English
 */
export function messagesIn(
  code: string,
  root: string,
  translate: (message: string) => string,
): Record<string, string> {
  const translated = (value: string | Messages): string | Messages =>
    typeof value === 'string'
      ? translate(value)
      : Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key, translated(inner)] as const),
        );
  const files = packagesWithMessages(root).flatMap((folder) =>
    subjectsOf(folder, 'en', root).map((subject) => {
      const messages = translated(readMessages(pathOf(folder, 'en', subject), root));
      return [pathOf(folder, code, subject), `${JSON.stringify(messages, null, 2)}\n`] as const;
    }),
  );
  return Object.fromEntries(files);
}

/** Modules that re-export the Hindi of reports and kit, with their text for the new language. */
export function handedOn(code: string, root: string): Record<string, string> {
  const files = globSync(`apps/web/src/**/*.hi.ts`, { cwd: root }).flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const own = /^export \{ (\w+)Hi as hi \} from '(@jyoti\/reports[^']*)';$/m.exec(text);
    if (!own) return [];
    const line = `export { ${own[1]}${pascal(code)} as ${code} } from '${own[2]}';\n`;
    return [[path.replace(/hi\.ts$/, `${code}.ts`), line]];
  });
  return {
    ...(Object.fromEntries(files) as Record<string, string>),
    [`apps/web/src/words/kit-messages.${code}.ts`]: `export { ${code} } from '@jyoti/ui/messages-${code}';\n`,
  };
}

/** Parts of modules that name Hindi, each to be followed by the same for the new language, in the order of the text. */
function insertionsIn(
  text: string,
  path: string,
  code: string,
  root: string,
): [at: number, added: string][] {
  const found: [number, string][] = [];
  const program = parse(text, path);
  for (const statement of program.body) {
    const source = (statement['source'] as { value?: string } | null)?.value ?? '';
    const isHindi = /(^|[./])hi(\/[\w-]+)?\.ts$/.test(source);
    const kind = statement['importKind'] ?? statement['exportKind'];
    if (!isHindi || kind === 'type') continue;
    const english = join(root, dirname(path), source.replace(/\bhi((\/[\w-]+)?\.ts)$/, 'en$1'));
    // A table that only Hindi needs.
    if (!existsSync(english)) continue;
    const own = text
      .slice(statement.start, statement.end)
      .replace(/\bhi((\/[\w-]+)?\.ts')/, `${code}$1`)
      .replaceAll(/\b(hi|\w+Hi)\b(?=[^']*\})/g, (name) => renamed(name, code))
      .replaceAll(/,? type \w+/g, '');
    found.push([statement.end, `\n${own}`]);
  }
  for (const node of nodesOf(program)) {
    if (node.type !== 'ObjectExpression') continue;
    const properties = node['properties'] as Node[];
    const named = (name: string) =>
      properties.find(({ key }) => (key as { name?: string } | undefined)?.name === name);
    const hindi = named('hi');
    if (!hindi || !named('en')) continue;
    const value = hindi['value'] as Node;
    const own = text
      .slice(value.start, value.end)
      .replaceAll(/\b\w+Hi\b/g, (name) => renamed(name, code));
    found.push([hindi.end, hindi['shorthand'] === true ? `, ${code}` : `, ${code}: ${own}`]);
  }
  return found.toSorted(([a], [b]) => a - b);
}

const isCatalogue = /((^|[./])(en|hi)\.ts|\/(en|hi)\/[^/]+)$/;

/** Modules that list the catalogues of each language, with the new one added. */
export function tablesWith(code: string, root: string): Record<string, string> {
  const paths = globSync(`${SOURCES}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (path) => !isCatalogue.test(path) && !isTest.test(path) && !isCompiled(path),
  );
  const changed = paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    if (!/\bhi(\/[\w-]+)?\.ts'/.test(text)) return [];
    const insertions = insertionsIn(text, path, code, root);
    if (insertions.length === 0) return [];
    const whole = insertions.reduceRight(
      (before, [at, added]) => before.slice(0, at) + added + before.slice(at),
      text,
    );
    return [[path, whole]];
  });
  return Object.fromEntries(changed) as Record<string, string>;
}

/**
 * The list of languages, with the new one added.
 * @param name the language in its own words
 */
export function listWith(code: string, name: string, root: string): Record<string, string> {
  const path = 'packages/language/src/languages.ts';
  const text = readFileSync(join(root, path), 'utf8')
    .replace(/(anguages = \[[^\]]*)\]/, (_all, list: string) => `${list}, '${code}']`)
    .replace(
      /(languageNames: [^{]*\{[^}]*?),? \}/,
      (_all, names: string) => `${names}, ${code}: '${name}' }`,
    );
  return { [path]: text };
}

/** The initial translation: the English texts under the names of the new language, typed by the English module. */
export function startOf({ english }: Catalogue, code: string, root: string): string {
  const text = readFileSync(join(root, english), 'utf8');
  const program = parse(text, english);
  const file = basename(english);
  const types: string[] = [];
  const cuts: [number, number][] = [];
  for (const statement of program.body) {
    const declaration = statement['declaration'] as Node | undefined;
    if (!declaration || !/^TS(Interface|TypeAlias)/.test(declaration.type)) continue;
    types.push((declaration['id'] as { name: string }).name);
    const comment = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(text.slice(0, statement.start));
    cuts.push([comment ? comment.index : statement.start, statement.end]);
  }
  let own = cuts.reduceRight(
    (before, [from, to]) => before.slice(0, from) + before.slice(to),
    text,
  );
  own = own
    .replace(/export const en\b/, `export const ${code}`)
    .replaceAll(/(\w+)En\b/g, `$1${pascal(code)}`)
    .replaceAll(/(from '[^']*?)\ben(\.ts'|\/)/g, `$1${code}$2`)
    .replaceAll(new RegExp(`\\{ en\\b(?=[^}]*\\} from '[^']*\\b${code}\\.ts')`, 'g'), `{ ${code}`)
    .replace(`export const ${code} = `, `export const ${code}: typeof en = `);
  const used = namesIn(own, english);
  const required = types.filter((type) => used.has(type));
  if (own.includes(': typeof en =')) required.push('en');
  const whole =
    required.length === 0
      ? own
      : `import type { ${required.join(', ')} } from './${file}';\n${own}`;
  return withoutUnused(whole, english);
}

/** Names that a module uses outside of its imports. */
function namesIn(text: string, path: string): Set<string> {
  const statements = parse(text, path).body.filter(({ type }) => type !== 'ImportDeclaration');
  return new Set(
    statements.flatMap((statement) =>
      [...nodesOf(statement)].flatMap(({ type, name }) =>
        type === 'Identifier' ? [name as string] : [],
      ),
    ),
  );
}

/** A module without the imports that it does not use. */
function withoutUnused(text: string, path: string): string {
  const used = namesIn(text, path);
  return text.replaceAll(
    /^import (type )?\{([^}]*)\} from ('[^']+');\n/gm,
    (_all, type, list, from) => {
      const existing = String(list)
        .split(',')
        .map((name) => name.trim())
        .filter((name) =>
          used.has(
            name
              .replace(/^type /, '')
              .split(' as ')
              .at(-1) ?? '',
          ),
        );
      return existing.length === 0
        ? ''
        : `import ${type ?? ''}{ ${existing.join(', ')} } from ${from};\n`;
    },
  );
}
