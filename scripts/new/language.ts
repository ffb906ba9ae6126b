// `pnpm new:language CODE NAME` begins a language of the site: it adds the code to the languages of the contract, makes a
// catalogue beside each English one of the web app, with the English sentences still in it, and a test that fails until none is left.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { refuse, say, writeFiles } from './files.ts';

const [, , code = '', name = ''] = process.argv;
if (!/^[a-z]{2,3}$/.test(code) || name === '')
  refuse('Give a BCP 47 language and its own name: pnpm new:language ta தமிழ்');

const LANGUAGES = 'packages/contract/src/language.ts';
const NAMES = 'apps/web/src/words/language-choice.ts';
const english = globSync('apps/web/src/**/{*.en.ts,words/en.ts}').toSorted();
const pathIn = (path: string) => path.replace(/\ben\.ts$/, `${code}.ts`);
if (english.some((path) => existsSync(pathIn(path)))) refuse(`There are catalogues in ${code}.`);

/** The catalogue of a file, for the new language: of the type of the English one, which makes a missing sentence an error. */
function catalogueFrom(path: string): string {
  const file = path.split('/').at(-1) ?? '';
  const text = readFileSync(path, 'utf8').replaceAll(
    /(from '[^']*\/(?:[\w-]+\.)?)en\.ts'/g,
    `$1${code}.ts'`,
  );
  const typed = text.replace(/export const en = /, `export const ${code}: typeof en = `);
  return typed === text ? text : `import type { en } from './${file}';\n${typed}`;
}

writeFiles({
  ...Object.fromEntries(english.map((path) => [pathIn(path), catalogueFrom(path)])),
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
    sentencesOf(import.meta.glob(['../src/**/*.en.ts', '../src/words/en.ts'], { eager: true })),
  );
  const own = sentencesOf(
    import.meta.glob(['../src/**/*.${code}.ts', '../src/words/${code}.ts'], { eager: true }),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((sentence) => english.has(sentence))).toEqual([]);
});
`,
});

/** Changes one place of a file. */
function change(path: string, before: RegExp, after: string): void {
  const text = readFileSync(path, 'utf8');
  if (!before.test(text)) refuse(`${path} is not as this command knows it.`);
  writeFileSync(path, text.replace(before, after));
  console.log(`changed  ${path}`);
}

change(LANGUAGES, /(export const languages = \[[^\]]*)\]/, `$1, '${code}']`);
change(NAMES, /(Record<Language, string>> = \{[^}]*?) \}/, `$1, ${code}: '${name}' }`);

say([
  'pnpm format',
  'npx tsc --noEmit: each error is a place that needs the language (messages of the contract, letters, readings, reports, kit)',
  `npx vitest run --project dom apps/web/test/language-${code}.test.ts (fails: the catalogues are still English)`,
  `docs/decisions/034-languages-of-pages.md: when all is written, put '${code}' into siteLanguages, which publishes /${code}`,
]);
