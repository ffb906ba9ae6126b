// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ascendantsEn } from './ascendants/en.ts';
import { doshasEn } from './doshas/en.ts';
import { grahasInHousesEn } from './grahas-in-houses/en.ts';
import { grahasInSignsEn } from './grahas-in-signs/en.ts';
import { houseLordsEn } from './house-lords/en.ts';
import { mahadashasEn } from './mahadashas/en.ts';
import { nakshatrasEn } from './nakshatras/en.ts';

/** Every text below a value, by its path; single words and phrases are none. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return /[.?]$/.test(value) ? [[path, value]] : [];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    textsOf(inner, `${path}/${key}`),
  );
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** Words that frighten, promise, command or give a gender. */
const FORBIDDEN =
  /\b(cursed?|dangerous|danger|deaths?|die|dies|dying|fatal|doom(ed)?|must|always|never fails|guaranteed?|certainly|definitely|surely|will|barren|widow(ed|er|hood)?|evil|sinful?|he|she|him|his|her|hers|himself|herself|wife|husband|son|sons|daughters?|man|woman|men|women)\b/iu;

const subjects: [subject: string, texts: unknown, count: number, least: number, most: number][] = [
  ['ascendants', ascendantsEn, 36, 40, 90],
  ['lords of houses', houseLordsEn, 144, 40, 90],
  ['grahas in houses', grahasInHousesEn, 108, 40, 90],
  ['grahas in signs', grahasInSignsEn, 108, 40, 90],
  ['mahadashas', mahadashasEn, 108, 40, 60],
  ['doshas', [doshasEn.states, doshasEn.papasamyaMatch, doshasEn.kaalSarpDescending], 32, 40, 90],
  ['remedies', doshasEn.remedies, 25, 8, 25],
  ['nakshatras', nakshatrasEn.map(({ note }) => note), 27, 40, 90],
  ['padas', nakshatrasEn.map(({ padas }) => padas), 108, 15, 30],
];

describe.each(subjects)('%s', (_subject, catalogue, count, least, most) => {
  const texts = textsOf(catalogue);

  test('has a text for every key', () => {
    expect(texts).toHaveLength(count);
  });

  test(`has texts of ${least} to ${most} words`, () => {
    const lengths = texts.map(([path, text]) => ({ path, words: wordsOf(text).length }));
    expect(lengths.filter(({ words }) => words < least || words > most)).toEqual([]);
  });

  test('threatens nobody, promises nothing and says nothing of gender', () => {
    expect(
      texts.flatMap(([path, text]) => {
        const found = FORBIDDEN.exec(text);
        return found ? [`${path}: ${found[0]}`] : [];
      }),
    ).toEqual([]);
  });
});

test('no two texts are alike, and no sentence stands in two of them', () => {
  const places = new Map<string, string[]>();
  for (const [subject, catalogue] of subjects) {
    for (const [path, text] of textsOf(catalogue)) {
      for (const sentence of sentencesOf(text)) {
        places.set(sentence, [...(places.get(sentence) ?? []), `${subject}${path}`]);
      }
    }
  }
  expect([...places].filter(([, found]) => found.length > 1)).toEqual([]);
});
