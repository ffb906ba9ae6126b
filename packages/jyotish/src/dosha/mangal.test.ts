import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { DOSHAS_OF_BIRTHS } from '../../reference/births-doshas.ts';
import { anyBirth, anyChart, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { birthPanchang, castChart } from '../chart/index.ts';
import { REFERENCE_IDS } from './dosha-units.ts';
import { mangalDosha, manglik } from './mangal.ts';

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (id, birth) => {
    const expected = DOSHAS_OF_BIRTHS[id]!;
    const dosha = manglik(castChart(asBirth(birth)));

    test('houses of Mars from lagna, Moon and Venus', () => {
      for (const from of REFERENCE_IDS) {
        expect(dosha.references[from].house).toBe(expected.mars_house_from[from]);
        expect(dosha.references[from].isDoshaHouse).toBe(expected.manglik_1_2_4_7_8_12[from]);
      }
      const made = REFERENCE_IDS.filter((from) => expected.manglik_1_2_4_7_8_12[from]);
      const found = dosha.factors.flatMap((factor) =>
        factor.code === 'mars_in_house' ? [factor.from] : [],
      );
      expect(found).toEqual(made);
    });

    test('Mars with Saturn and with Rahu', () => {
      const conjunct = dosha.factors.flatMap((factor) =>
        factor.code === 'mars_associated' && factor.how.includes('conjunct') ? [factor.graha] : [],
      );
      const { mars_saturn: saturn, 'mars_rahu (angarak)': rahu } =
        expected.same_sign_facts_mean_node;
      expect([conjunct.includes('saturn'), conjunct.includes('rahu')]).toEqual([saturn, rahu]);
    });
  },
);

/** Mars in Aries, third from all three, and the others in neutral places. */
const QUIET: MadeLongitudes = {
  ascendant: 310,
  moon: 315,
  venus: 320,
  mars: 10,
  sun: 345,
  mercury: 345,
  jupiter: 345,
  saturn: 345,
  rahu: 285,
};
const WEDNESDAY = { weekday: 3 } as const;

describe('the score', () => {
  test('is 0 if Mars causes no dosha, with any others in 7 and 8', () => {
    const dosha = mangalDosha(madeChart({ ...QUIET, saturn: 130, sun: 130 }), WEDNESDAY);
    expect(dosha).toMatchObject({
      score: 0,
      effectiveScore: 0,
      cancellations: [],
      isPresent: false,
      isAnshik: false,
    });
  });

  test('counts half of the units from the lagna, 0.3 from the Moon, 0.2 from Venus', () => {
    // Mars in Gemini, an enemy's sign: 90 in the eighth, 45 in the second.
    const mars = 70;
    const score = (from: Partial<MadeLongitudes>): number =>
      mangalDosha(madeChart({ ...QUIET, mars, ...from }), WEDNESDAY).score;
    expect(score({ ascendant: 220 })).toBe(45);
    expect(score({ moon: 220 })).toBe(27);
    expect(score({ venus: 220 })).toBe(18);
    expect(score({ ascendant: 40 })).toBe(Math.round(22.5));
    expect(score({ ascendant: 220, moon: 220, venus: 220 })).toBe(90);
  });

  test('adds a quarter of the units of other malefics in 7 and 8 from the lagna', () => {
    // Saturn exalted in the eighth from Pisces: 50 × 0.75 / 4 on top of Mars's 45 × 0.5 in the fourth.
    const chart = madeChart({ ...QUIET, ascendant: 340, mars: 70, saturn: 200 });
    const { score, factors } = mangalDosha(chart, WEDNESDAY);
    expect(score).toBe(Math.round(45 * 0.5 + 37.5 / 4));
    expect(factors).toContainEqual(
      expect.objectContaining({ code: 'malefic_in_house', graha: 'saturn', house: 8, units: 37.5 }),
    );
  });
});

describe('[S1-218] cancellations', () => {
  const codes = (
    longitudes: Partial<MadeLongitudes>,
    options: Parameters<typeof mangalDosha>[1] = WEDNESDAY,
    retrograde: Parameters<typeof madeChart>[1] = [],
  ): string[] =>
    mangalDosha(madeChart({ ...QUIET, ...longitudes }, retrograde), options).cancellations.map(
      ({ code }) => code,
    );
  const gemini = { ascendant: 220, mars: 70 };

  test.each<[string, string[], Partial<MadeLongitudes>]>([
    ['Mars in Gemini in the eighth: none', [], gemini],
    ['Leo', ['mars_in_leo_or_aquarius'], { ascendant: 215, mars: 130, saturn: 40 }],
    ['Gemini in the second', ['mars_in_house_and_sign'], { ascendant: 40, mars: 70 }],
    ['its own sign in the fourth, once', ['mars_in_house_and_sign'], { ascendant: 280, mars: 10 }],
    ['its own sign in the seventh', ['mars_own_or_exalted'], { ascendant: 190, mars: 10 }],
    ['Venus in the lagna', ['jupiter_or_venus_in_lagna'], { ...gemini, venus: 215 }],
    ['the Moon beside it', ['mars_with_jupiter_or_moon'], { ...gemini, moon: 65 }],
    ['Saturn looks on it', ['mars_aspected_by_jupiter_or_saturn'], { ...gemini, saturn: 255 }],
    ['lagna Cancer', ['lagna_cancer_or_leo'], { ascendant: 100, mars: 40, saturn: 75 }],
    ['the edge of a sign', ['mars_weak'], { ...gemini, mars: 60.5 }],
  ])('%s', (_, expected, longitudes) => {
    expect(codes(longitudes)).toEqual(expected);
  });

  test('combustion and a retrograde Mars are one reason with two facts', () => {
    const chart = madeChart({ ...QUIET, ...gemini, sun: 75 }, ['mars']);
    const [reason] = mangalDosha(chart, WEDNESDAY).cancellations;
    expect(reason).toMatchObject({ code: 'mars_weak', weaknesses: ['combust', 'retrograde'] });
  });

  test('a Tuesday from sunrise to sunrise, and an age if it is given', () => {
    expect(codes(gemini, { weekday: 2 })).toEqual(['born_on_tuesday']);
    expect(codes(gemini, { ...WEDNESDAY, ageYears: 28 })).toEqual(['age_over_28']);
    expect(codes(gemini, { ...WEDNESDAY, ageYears: 27 })).toEqual([]);
  });

  test('[S1-223] one reason subtracts a quarter', () => {
    const chart = madeChart({ ...QUIET, ...gemini, venus: 215 });
    expect(mangalDosha(chart, WEDNESDAY)).toMatchObject({
      cancellationScore: 0.25,
      effectiveScore: 63 * 0.75,
      isPresent: true,
      isAnshik: false,
    });
  });
});

test('score, cancellation and verdict are consistent for any positions', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom(0, 1, 2, 3, 4, 5, 6), (chart, weekday) => {
      const dosha = manglik(chart, { weekday });
      const { score, cancellations, cancellationScore, effectiveScore } = dosha;
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(cancellationScore).toBe(Math.min(1, cancellations.length / 4));
      expect(effectiveScore).toBe(score * (1 - cancellationScore));
      expect(effectiveScore).toBeLessThanOrEqual(score);
      expect(dosha.isPresent).toBe(effectiveScore >= 25);
      expect(Number.isInteger(dosha.percent)).toBe(true);
      expect(Math.abs(dosha.percent - effectiveScore)).toBeLessThan(1);
      expect(dosha.percent >= 25).toBe(dosha.isPresent);
      expect(dosha.percent > 0).toBe(effectiveScore > 0);
      expect(dosha.isPresent && dosha.isAnshik).toBe(false);
      const isMade = REFERENCE_IDS.some((from) => dosha.references[from].isDoshaHouse);
      expect(score > 0).toBe(isMade);
      expect(dosha.isPresent || dosha.isAnshik).toBe(effectiveScore > 0);
      const grades = cancellations.map(({ grade }) => grade);
      expect(grades).toEqual(grades.toSorted().toReversed());
      expect(new Set(cancellations.map(({ code }) => code)).size).toBe(cancellations.length);
      expect(dosha.aspects.slice(0, 3).map(({ count }) => count)).toEqual([4, 7, 8]);
    }),
    { numRuns: 2000 },
  );
});

test('the houses of the North and of the South leave out one house each, and nothing else', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const chart = castChart(birth);
      const made = (houses?: 'north' | 'south') =>
        mangalDosha(chart, { weekday: 0, ...(houses && { houses }) }).factors.flatMap((factor) =>
          factor.code === 'mars_in_house' ? [`${factor.from} ${factor.house}`] : [],
        );
      expect(made('north')).toEqual(made().filter((place) => !place.endsWith(' 2')));
      expect(made('south')).toEqual(made().filter((place) => !place.endsWith(' 1')));
    }),
    { numRuns: 100 },
  );
});

test('29 August 1967, Mumbai: Mars in the second, with the two exceptions that Prokerala names', () => {
  const chart = castChart({
    date: '1967-08-29',
    time: '09:00:00',
    timeZone: 'Asia/Kolkata',
    latitude: 19.0821978,
    longitude: 72.7411014,
  });
  const { factors, cancellations } = mangalDosha(chart, { ageYears: 53 });
  expect(factors[0]).toMatchObject({ code: 'mars_in_house', from: 'lagna', house: 2 });
  expect(cancellations.map(({ code }) => code)).toEqual(['age_over_28', 'born_on_tuesday']);
});

test('the weekday of a birth is the one from sunrise to sunrise', () => {
  fc.assert(
    fc.property(anyBirth, (birth) => {
      const chart = castChart(birth);
      const { weekday } = birthPanchang(chart);
      expect(mangalDosha(chart)).toEqual(mangalDosha(chart, { weekday }));
    }),
    { numRuns: 100 },
  );
});
