import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesOf, textsOf, untoned } from '../test/tone.ts';

/** Every file of English texts, found by its name, so that a new subject is checked for its tone as well. */
const names = globSync(['**/en.ts', '**/en/*.ts', '*.en.ts'], { cwd: import.meta.dirname });
const files = await Promise.all(
  names
    .toSorted()
    .map(async (name) => [`./${name}`, (await import(`./${name}`)) as object] as const),
);

/** The subject of a file of texts: its folder, or its own name. */
function subjectOf(path: string): string {
  return path.replace(/\/en(\/[^/]+)?\.ts$/, '').replace(/\.en\.ts$/, '');
}

/** Texts by subject; a text that one file imports from another counts once. */
const subjects = new Map<string, Map<string, number>>();
const byFile = files.map(([path, texts]) => ({
  path,
  texts: textsOf(texts).map(([, text]) => text),
}));
const parts = byFile.filter(({ path }) => !path.endsWith('/index.ts'));
const gathered = byFile.filter(({ path }) => path.endsWith('/index.ts'));
for (const { path, texts } of [...parts, ...gathered]) {
  const subject = subjectOf(path);
  const counts = subjects.get(subject) ?? new Map<string, number>();
  const taken = gathered.some((file) => file.path === path) ? new Set(counts.keys()) : new Set();
  for (const text of texts.filter((one) => !taken.has(one))) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  subjects.set(subject, counts);
}

test('every subject is found', () => {
  expect([...subjects.keys()]).toEqual(
    expect.arrayContaining([
      './almanac',
      './ascendants',
      './dosha-reasons',
      './doshas',
      './festivals',
      './gemstones',
      './grahas',
      './grahas-in-houses',
      './grahas-in-signs',
      './horoscope',
      './house-lords',
      './mahadashas',
      './matching',
      './muhurta',
      './nakshatras',
      './notices',
      './numerology',
      './opening',
      './placements',
    ]),
  );
});

test('no English text threatens, promises, commands, cures or gives a gender', () => {
  const all = byFile.flatMap(({ path, texts }) =>
    texts.map((text): [string, string] => [path, text]),
  );
  expect(all.length).toBeGreaterThan(1000);
  expect(untoned(all)).toEqual([]);
});

test('no text occurs twice, in one subject or in two', () => {
  const places = new Map<string, string[]>();
  for (const [subject, counts] of subjects) {
    for (const [text, times] of counts) {
      const found = Array.from({ length: times }, () => subject);
      places.set(text, [...(places.get(text) ?? []), ...found]);
    }
  }
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});

test('no complete sentence occurs in two subjects', () => {
  const places = new Map<string, Set<string>>();
  for (const [subject, counts] of subjects) {
    const sentences = [...counts.keys()].flatMap(sentencesOf).filter((one) => !/[{}]/.test(one));
    for (const sentence of sentences) {
      places.set(sentence, (places.get(sentence) ?? new Set()).add(subject));
    }
  }
  expect([...places].filter(([, found]) => found.size > 1).map(([one]) => one)).toEqual([]);
});
