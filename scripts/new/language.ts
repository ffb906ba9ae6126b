// `pnpm new:language CODE NAME` adds a language: its code in the list of languages, a catalogue next to each English
// one (still with the English sentences), an entry in each table of catalogues, the content of the site, and a test that
// fails until no sentence is English.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOf } from '../../apps/api/src/content/translated-words.ts';
import { exitWithError, say, writeFiles } from './files.ts';
import {
  cataloguesFor,
  handedOn,
  listWith,
  messagesIn,
  startOf,
  tablesWith,
} from './language-files.ts';
import { compileMessages } from '../messages/packages.ts';

const [, , code = '', name = ''] = process.argv;
if (!/^[a-z]{2}$/.test(code) || name === '')
  exitWithError(
    'Give a language of two letters (BCP 47) and its own name: pnpm new:language ta தமிழ்',
  );

const root = join(import.meta.dirname, '../..');
const CONTENT = 'apps/api/content';
if (existsSync(join(root, CONTENT, code))) exitWithError(`There is content in ${code}.`);

const content = globSync('**/*.json', { cwd: join(root, CONTENT, 'en') }).map((path) => {
  const english: unknown = JSON.parse(readFileSync(join(root, CONTENT, 'en', path), 'utf8'));
  const words = wordsOf(path.replace(/\.json$/, ''), english);
  return [`${CONTENT}/${code}/${path}`, `${JSON.stringify(words, null, 2)}\n`] as const;
});
const tables = tablesWith(code, root);

writeFiles({
  ...Object.fromEntries(
    cataloguesFor(code, root).map((catalogue) => [catalogue.path, startOf(catalogue, code, root)]),
  ),
  ...handedOn(code, root),
  ...messagesIn(code, root, (message) => message),
  ...Object.fromEntries(content),
  [`apps/web/test/language-${code}.test.ts`]: `import { expect, test } from 'vitest';

/** Sentences of this length and more are not names or units. */
const SENTENCE = 20;

const sentencesIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= SENTENCE ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};
const sentencesOf = (files: Record<string, unknown>) => Object.values(files).flatMap(sentencesIn);

test('no sentence of a catalogue is still English', () => {
  const english = new Set(
    sentencesOf(import.meta.glob('../../../{apps,packages}/*/src/**/{*.,}en.ts', { eager: true })),
  );
  const own = sentencesOf(
    import.meta.glob('../../../{apps,packages}/*/src/**/{*.,}${code}.ts', { eager: true }),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((sentence) => english.has(sentence))).toEqual([]);
});
`,
});

for (const [path, text] of Object.entries({ ...tables, ...listWith(code, name, root) })) {
  writeFileSync(join(root, path), text);
  console.log(`changed  ${path}`);
}

await compileMessages(root);

say([
  'pnpm format && npx tsc --noEmit',
  `npx vitest run --project dom apps/web/test/language-${code}.test.ts and pnpm messages check (fail: the sentences are still English)`,
  `translate apps, packages and ${CONTENT}/${code}`,
  'docs/decisions/034-languages-of-pages.md: what a language needs, and how Hindi does it',
]);
