import { GRAHA_IDS, gocharaOf, type HouseNumber, type SignNumber } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { transitReading, type TransitFacts } from './index.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies HouseNumber[];

const saturn: TransitFacts = {
  graha: 'saturn',
  sign: 12,
  house: 3,
  effect: 'good',
  vedhaHouse: 12,
  by: [],
};

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('every graha has a text of its own in every house, without a gap and without naming a day', () => {
    const texts = GRAHA_IDS.flatMap((graha) =>
      houses.map((house) => transitReading({ ...saturn, graha, house }, language).text),
    );
    expect(new Set(texts).size).toBe(108);
    for (const text of texts) {
      expect(text).toMatch(language === 'en' ? /Pisces/ : /मीन/);
      expect(text).not.toMatch(/[{}]|\btoday\b|(?<!\p{L})आज(?![\p{L}\p{M}])/u);
    }
  });

  test('what obstructs or relieves a transit is in a second sentence', () => {
    const free = transitReading(saturn, language).text;
    const met = { ...saturn, effect: 'obstructed', by: ['venus', 'mars'] } as const;
    const obstructed = transitReading(met, language).text;
    const relieved = transitReading({ ...met, effect: 'relieved' }, language).text;
    expect(obstructed.startsWith(`${free} `)).toBe(true);
    expect(obstructed).toMatch(language === 'en' ? /Venus and Mars in your twelfth/ : /शुक्र और मंगल/);
    expect(relieved).not.toBe(obstructed);
  });
});

test('facts of the engine are what it reads', () => {
  const signs = Object.fromEntries(GRAHA_IDS.map((graha, index) => [graha, (index % 12) + 1]));
  const rows = gocharaOf(4, signs as Record<(typeof GRAHA_IDS)[number], SignNumber>);
  for (const row of rows) expect(transitReading(row, 'en').text).toMatch(/\.$/);
});
