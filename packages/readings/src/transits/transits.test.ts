import { castChart, GRAHA_IDS, judgementOf, type HouseNumber } from '@jyoti/jyotish';
import { describe, expect, test } from 'vitest';
import { birthsInIndia, engineBirth } from '../../../../scripts/testing/births.ts';
import { transitReading, type TransitFacts } from './index.ts';

const houses = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const satisfies HouseNumber[];

const [birth] = birthsInIndia(1);
const { grahas } = judgementOf(castChart(engineBirth(birth!)));

const saturn: TransitFacts = {
  graha: 'saturn',
  sign: 12,
  house: 3,
  effect: 'good',
  vedhaHouse: 12,
  by: [],
  houseFromLagna: 8,
  judged: grahas.saturn,
  age: 40,
};

describe.each(['en', 'hi'] as const)('in %s', (language) => {
  test('every graha has a text of its own in every house, and houses from the Moon say so', () => {
    const texts = GRAHA_IDS.flatMap((graha) =>
      houses.map((house) => transitReading({ ...saturn, graha, house }, language).text),
    );
    expect(new Set(texts).size).toBe(108);
    for (const text of texts) {
      expect(text).toMatch(language === 'en' ? /Pisces.* from your Moon/ : /मीन.*आपके चंद्र से/);
      expect(text).not.toMatch(/[{}]|\btoday\b|(?<!\p{L})आज(?![\p{L}\p{M}])/u);
    }
  });

  test('names what obstructs or relieves a transit', () => {
    const met = { ...saturn, effect: 'obstructed', by: ['venus', 'mars'] } as const;
    const obstructed = transitReading(met, language).text;
    const relieved = transitReading({ ...met, effect: 'relieved' }, language).text;
    const named = language === 'en' ? /Venus and Mars in the twelfth from your Moon/ : /शुक्र और मंगल/;
    for (const text of [obstructed, relieved]) expect(text).toMatch(named);
    expect(relieved).not.toBe(obstructed);
  });

  test('follows the age and the strength at birth', () => {
    const of = (more: Partial<TransitFacts>) =>
      transitReading({ ...saturn, ...more }, language).text;
    expect(of({ age: 5 })).not.toBe(of({ age: 40 }));
    const judged = (verdict: 'supported' | 'mixed' | 'effort') => ({ ...grahas.saturn, verdict });
    const texts = (['supported', 'mixed', 'effort'] as const).map((verdict) =>
      of({ judged: judged(verdict) }),
    );
    expect(new Set(texts).size).toBe(3);
  });
});
