import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textsOf, untoned } from '../test/tone.ts';

const cwd = import.meta.dirname;
const hindiFiles = globSync(['**/hi.ts', '**/hi/*.ts', '*.hi.ts', '**/*.hi.ts'], {
  cwd,
}).toSorted();

/** The texts of a file by path, without the name of its export, which ends with its language. */
async function textsIn(file: string): Promise<Map<string, string>> {
  const texts = textsOf(await import(`./${file}`));
  return new Map(texts.map(([path, text]) => [path.replace(/^(\/\w+?)(En|Hi)(?=\/)/, '$1'), text]));
}

const englishOf = (file: string) =>
  file
    .replace(/\/hi\.ts$/, '/en.ts')
    .replace('/hi/', '/en/')
    .replace(/\.hi\.ts$/, '.en.ts');

const gapsOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!.toLowerCase());

test('the Hindi files are found', () => {
  expect(hindiFiles.length).toBeGreaterThan(25);
});

test.each(hindiFiles)('%s is in Devanagari, without threats or promises', async (file) => {
  const texts = [...(await textsIn(file))];
  const latin = texts.filter(([, text]) => /[A-Za-z]/.test(text.replaceAll(/\{\w+\}/g, '')));
  expect(latin).toEqual([]);
  expect(untoned(texts)).toEqual([]);
});

/** English names of festivals come from the engine, so the Hindi ones have no English file. */
const translated = hindiFiles.filter((file) => existsSync(join(cwd, englishOf(file))));

test.each(translated)('%s has the same placeholders as the English file', async (file) => {
  const english = await textsIn(englishOf(file));
  for (const [path, text] of await textsIn(file)) {
    const known = new Set(gapsOf(english.get(path) ?? ''));
    if (english.has(path))
      expect(
        gapsOf(text).filter((gap) => !known.has(gap)),
        path,
      ).toEqual([]);
  }
});
