import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';

const root = join(import.meta.dirname, '../..');

/** A text as it is in a file, with `{}` for each value. */
export interface FoundText {
  file: string;
  text: string;
}

type Language = 'en' | 'hi';

/** Patterns of the files that contain only texts of one language. */
const catalogues: Record<Language, string[]> = {
  en: ['{apps,packages}/*/src/**/*.en.ts', '{apps,packages}/*/src/**/en.ts'],
  hi: ['{apps,packages}/*/src/**/*.hi.ts', '{apps,packages}/*/src/**/hi.ts'],
};

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Nodes that contain no string for readers. */
const silent = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

/** Every string below a node. */
function collect(node: Node, found: string[]): void {
  if (silent.test(node.type)) return;
  if (node.type === 'Literal') {
    if (typeof node['value'] === 'string') found.push(node['value']);
    return;
  }
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as { value: { cooked: string } }[];
    found.push(quasis.map(({ value }) => value.cooked).join('{}'));
  }
  for (const [name, value] of Object.entries(node)) {
    // The name of a property is no text, except a computed one.
    if (name === 'key' && node.type === 'Property' && node['computed'] !== true) continue;
    if (name === 'quasis') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) collect(child, found);
    }
  }
}

function textsOfModule(file: string): FoundText[] {
  const found: string[] = [];
  const program = parseAst(readFileSync(join(root, file), 'utf8'), { lang: 'ts' });
  collect(program as unknown as Node, found);
  return found.map((text) => ({ file, text }));
}

function textsOfJson(value: unknown, file: string): FoundText[] {
  if (typeof value === 'string') return [{ file, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner) => textsOfJson(inner, file));
}

/**
 * Every text of the catalogues in TypeScript of one language, without the keys of its marked terms: the site's and those of
 * reports. `pnpm messages check` reads the others.
 */
export function catalogueTexts(language: Language): FoundText[] {
  return globSync(catalogues[language], { cwd: root })
    .toSorted()
    .flatMap((file) => textsOfModule(file))
    .filter(({ text }) => /\p{L}/u.test(text))
    .map(({ file, text }) => ({ file, text: text.replaceAll(/\[\w+\|([^\]]+)\]/g, '$1') }));
}

/** Strings that no visitor reads: ids, addresses, dates and codes. */
const isValue = (text: string) => /^[a-z0-9-]+$|^\/|^https?:|^\d{4}-\d\d-\d\d/.test(text);

/** Every text of the content that operators can edit. */
export function contentTexts(language: Language): FoundText[] {
  return globSync(`apps/api/content/${language}/**/*.json`, { cwd: root })
    .toSorted()
    .flatMap((file) =>
      textsOfJson(JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown, file),
    )
    .filter(({ text }) => /\p{L}/u.test(text) && !isValue(text));
}
