import { DIGNITIES, GRAHA_IDS, type Dignity, type SignNumber } from '@jyoti/jyotish';
import { skyMessages } from '@jyoti/language/terms/sky';
import { describe, expect, test } from 'vitest';
import { messagesAt, messagesOf } from '../test/messages.ts';
import { sentencesOf, textsOf, untoned, wordsOf } from '../test/tone.ts';
import {
  ascendantReading,
  doshaReading,
  doshaRemedies,
  gayatriMantra,
  grahaInHouseReading,
  grahaInSignReading,
  grahaReading,
  houseLordReading,
  kaalSarpDescendingReading,
  nakshatraReading,
  padaReading,
  papasamyaMatchReading,
} from './index.ts';
import { ascendantLordsMessages as ascendantLordsEn } from './messages.generated/en/ascendant-lords.ts';
import { ascendantsMessages as ascendantsEn } from './messages.generated/en/ascendants.ts';
import { doshasMessages as doshasEn } from './messages.generated/en/doshas.ts';
import { grahasInHousesMessages as grahasInHousesEn } from './messages.generated/en/grahas-in-houses.ts';
import { grahasInSignsMessages as grahasInSignsEn } from './messages.generated/en/grahas-in-signs.ts';
import { grahasMessages as grahasEn } from './messages.generated/en/grahas.ts';
import { houseLordsMessages as houseLordsEn } from './messages.generated/en/house-lords.ts';
import { lifeAreasMessages as lifeAreasEn } from './messages.generated/en/life-areas.ts';
import { nakshatrasMessages as nakshatrasEn } from './messages.generated/en/nakshatras.ts';
import { ascendantsMessages as ascendantsHi } from './messages.generated/hi/ascendants.ts';
import { doshasMessages as doshasHi } from './messages.generated/hi/doshas.ts';
import { grahasMessages as grahasHi } from './messages.generated/hi/grahas.ts';
import { nakshatrasMessages as nakshatrasHi } from './messages.generated/hi/nakshatras.ts';

const mahadashas = messagesOf('mahadashas');

const subjects: [subject: string, texts: unknown, count: number, least: number, most: number][] = [
  ['ascendants', ascendantsEn, 36, 40, 90],
  ['ascendants in Hindi', ascendantsHi, 36, 40, 90],
  ['lords of houses', houseLordsEn.places, 144, 25, 90],
  ['strength of lords of houses', houseLordsEn.strength, 48, 8, 30],
  ['lord of the ascendant', ascendantLordsEn, 24, 15, 35],
  ['areas of life', lifeAreasEn.summaries, 30, 10, 30],
  ['grahas', grahasEn.texts, 18, 40, 90],
  ['grahas in Hindi', grahasHi.texts, 18, 40, 90],
  ['grahas in houses', grahasInHousesEn, 108, 25, 90],
  ['grahas in signs', grahasInSignsEn, 108, 25, 90],
  ['themes of mahadashas', messagesAt(mahadashas, 'themes'), 54, 10, 40],
  ['mahadashas by house', messagesAt(mahadashas, 'houses'), 96, 10, 40],
  ['doshas', [doshasEn.states, doshasEn.kaalSarpDescending], 31, 40, 90],
  ['doshas in Hindi', [doshasHi.states, doshasHi.kaalSarpDescending], 31, 40, 90],
  // These follow the sentence with both totals.
  ['papasamaya of two', doshasEn.papasamyaMatch, 3, 20, 90],
  ['papasamaya of two in Hindi', doshasHi.papasamyaMatch, 3, 20, 90],
  ['remedies in Hindi', doshasHi.remedies, 25, 8, 25],
  ['remedies', doshasEn.remedies, 25, 8, 25],
  ['nakshatras', Object.values(nakshatrasEn).map(({ note }) => note), 27, 40, 90],
  ['padas', Object.values(nakshatrasEn).map(({ padas }) => padas), 108, 15, 30],
  ['nakshatras in Hindi', Object.values(nakshatrasHi).map(({ note }) => note), 27, 40, 90],
  ['padas in Hindi', Object.values(nakshatrasHi).map(({ padas }) => padas), 108, 15, 30],
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

  test('contains no threats, no promises and no gender', () => {
    expect(untoned(texts)).toEqual([]);
  });
});

test.each([
  ['lords of houses', houseLordsEn.places],
  ['grahas in houses', grahasInHousesEn],
  ['grahas in signs', grahasInSignsEn],
])(
  '%s have no fixed number of sentences, and do not repeat household advice',
  (_subject, texts) => {
    const all = textsOf(texts).map(([, text]) => text);
    const byLength = Map.groupBy(all, (text) => sentencesOf(text).length);
    for (const same of byLength.values()) expect(same.length / all.length).toBeLessThan(0.85);
    for (const advice of [
      /\bsleep|\bbedtime/i,
      /\bnotebook|\bdiary|writ(e|ing) (it )?down/i,
      /\bbudget/i,
    ]) {
      expect(all.filter((text) => advice.test(text)).length).toBeLessThan(4);
    }
  },
);

test('no two texts are equal, and no sentence occurs in two of them', () => {
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

const signNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

test('a graha is called exalted or debilitated in the same signs as in the engine', () => {
  // Without the nodes: schools differ, and the texts mention that.
  for (const graha of GRAHA_IDS.slice(0, 7)) {
    const signsThatSay = (word: RegExp): SignNumber[] =>
      signNumbers.filter((sign) => word.test(grahasInSignsEn[graha][sign]));
    const { exalted, debilitated } = DIGNITIES[graha];
    expect(signsThatSay(/\bexalted\b/i), graha).toEqual([exalted.sign]);
    expect(signsThatSay(/\bdebilitat/i), graha).toEqual([debilitated]);
  }
});

test('a graha in a sign names the sign', () => {
  const { signs } = skyMessages.en;
  for (const graha of GRAHA_IDS) {
    for (const sign of signNumbers) {
      expect(grahasInSignsEn[graha][sign]).toContain(signs[sign].name);
    }
  }
});

test.each([
  ['en', nakshatrasEn],
  ['hi', nakshatrasHi],
] as const)('a pada names the sign of its navamsa in %s', (language, texts) => {
  const { signs } = skyMessages[language];
  for (const [index, { padas }] of Object.values(texts).entries()) {
    for (const pada of [1, 2, 3, 4] as const) {
      const navamsa = (((index * 4 + pada - 1) % 12) + 1) as SignNumber;
      expect(padas[pada], `${index + 1}/${pada}`).toContain(signs[navamsa].name);
    }
  }
});

const dignity = (one: Dignity) => ({ dignity: one, neechaBhanga: [] });

describe('a reading', () => {
  test('is found by its facts', () => {
    expect(ascendantReading(5, 'en').text.prediction).toBe(ascendantsEn[5].prediction);
    expect(houseLordReading(9, 10, dignity('neutral'), 'en').text).toBe(houseLordsEn.places[9][10]);
    expect(houseLordReading(9, 10, dignity('exalted'), 'en').text).toBe(
      `${houseLordsEn.places[9][10]} ${houseLordsEn.strength.exalted[9]}`,
    );
    expect(houseLordReading(9, 9, dignity('own'), 'en').text).toBe(houseLordsEn.places[9][9]);
    expect(grahaReading('moon', 'en').text.definition).toBe(grahasEn.texts.moon.definition);
    expect(grahaInHouseReading('mars', 7, 'en').text).toBe(grahasInHousesEn.mars[7]);
    expect(grahaInSignReading({ graha: 'venus', sign: 12, neechaBhanga: [] }, 'en').text).toBe(
      grahasInSignsEn.venus[12],
    );
    expect(doshaReading('kaalSarp', 'takshak', 'en').text).toBe(doshasEn.states.kaalSarp.takshak);
    expect(papasamyaMatchReading('boy_more', 'en').text).toBe(doshasEn.papasamyaMatch.boy_more);
    expect(kaalSarpDescendingReading('en').text).toBe(doshasEn.kaalSarpDescending);
    expect(doshaRemedies('pitra', 'en').text).toEqual(Object.values(doshasEn.remedies.pitra));
    expect(nakshatraReading(27, 'en').text).toContain('Revati');
    expect(padaReading(1, 4, 'en').text).toBe(nakshatrasEn[1].padas[4]);
  });

  test.each([0, 28, 1.5])('throws for a nakshatra %d', (nakshatra) => {
    expect(() => nakshatraReading(nakshatra, 'en')).toThrow('none of 1 to 27');
    expect(() => padaReading(nakshatra, 1, 'en')).toThrow('none of 1 to 27');
  });
});

test('each graha has a different gayatri mantra in either script', () => {
  for (const language of ['en', 'hi'] as const) {
    expect(new Set(GRAHA_IDS.map((graha) => gayatriMantra(graha, language))).size).toBe(9);
  }
});
