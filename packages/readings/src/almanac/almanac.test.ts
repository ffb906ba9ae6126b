import { karanaNamed, NAKSHATRAS, YOGA_NAMES, LUNAR_MONTH_NAMES } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { sentencesOf, textsOf, untoned, wordsOf } from '../../test/tone.ts';
import {
  karanaMeaning,
  lunarMonthMeaning,
  nakshatraSpecial,
  tithiMeaning,
  yogaReading,
} from '../index.ts';
import { almanacMessages as almanacEn } from '../messages.generated/en/almanac.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('there is a text for each of 30 tithis, 27 nakshatras, 27 yogas and 12 months', () => {
  expect(Object.keys(almanacEn.tithis)).toHaveLength(30);
  expect(Object.keys(almanacEn.nakshatras)).toHaveLength(27);
  expect(Object.keys(almanacEn.yogas)).toHaveLength(27);
  expect(Object.keys(almanacEn.months)).toHaveLength(12);
});

test('each text names its nakshatra, yoga, month or karana', () => {
  for (const { number, name } of NAKSHATRAS) {
    expect(nakshatraSpecial(number, 'en').text.startsWith(name), name).toBe(true);
  }
  for (const [index, name] of LUNAR_MONTH_NAMES.entries()) {
    const month = { number: (index + 1) as 1, adhika: false };
    expect(lunarMonthMeaning(month, 'en').text.startsWith(name), name).toBe(true);
  }
  for (const half of upTo(60)) {
    const { name } = karanaNamed(half);
    expect(karanaMeaning(name, 'en').text).toContain(name);
  }
  // A sentence about a yoga may omit its name, which is shown above it.
  for (const [index, name] of YOGA_NAMES.entries()) {
    const { special } = yogaReading(index + 1, 'en').text;
    const others = YOGA_NAMES.filter((other) => new RegExp(`\\b${other}\\b`).test(special));
    expect(others.filter((other) => other !== name)).toEqual([]);
  }
  expect(tithiMeaning(11, 'en').text).toContain('Ekadashi');
  expect(tithiMeaning(15, 'en').text).toContain('Purnima');
  expect(tithiMeaning(26, 'en').text).toContain('Ekadashi of the waning Moon');
  expect(tithiMeaning(30, 'en').text).toContain('Amavasya');
});

test('texts of tithis name the same kind as the engine', () => {
  const kinds = ['Nanda', 'Bhadra', 'Jaya', 'Rikta', 'Purna'];
  for (const number of upTo(30)) {
    const named = /\b(Nanda|Bhadra|Jaya|Rikta|Purna)\b/.exec(tithiMeaning(number, 'en').text)?.[1];
    if (named !== undefined)
      expect([number, named]).toEqual([number, kinds[((number - 1) % 15) % 5]]);
  }
});

test('an intercalary month is described as one', () => {
  const plain = lunarMonthMeaning({ number: 3, adhika: false }, 'en').text;
  expect(lunarMonthMeaning({ number: 3, adhika: true }, 'en').text).toBe(
    `${plain} ${almanacEn.adhika}`,
  );
});

test.each([
  ['tithi 31', () => tithiMeaning(31, 'en')],
  ['nakshatra 0', () => nakshatraSpecial(0, 'en')],
  ['yoga 28', () => yogaReading(28, 'en')],
  ['a karana of another name', () => karanaMeaning('Bhadra', 'en')],
])('%s is rejected', (_, ask) => {
  expect(ask).toThrow(/none of (1 to|Bava)/);
});

describe('the texts', () => {
  const { starDay: _starDay, ...ofDay } = almanacEn;
  const texts = textsOf(ofDay);

  test('contain no threats, no promises and no gender', () => {
    expect(untoned(texts)).toEqual([]);
  });

  test('have 8 to 45 words', () => {
    const lengths = texts.map(([path, text]) => ({ path, words: wordsOf(text).length }));
    expect(lengths.filter(({ words }) => words < 8 || words > 45)).toEqual([]);
  });

  test('share no sentence, and no yoga its name', () => {
    const sentences = texts.flatMap(([, text]) => sentencesOf(text));
    expect(sentences.filter((one, at) => sentences.indexOf(one) !== at)).toEqual([]);
    expect(new Set(Object.values(almanacEn.yogas).map(({ meaning }) => meaning)).size).toBe(27);
  });
});
