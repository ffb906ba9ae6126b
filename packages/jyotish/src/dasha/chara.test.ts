import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { DASHAS_OF_BIRTHS } from '../../reference/births-dashas.ts';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import type { MadeLongitudes } from '../../reference/made-charts.ts';
import { tilingErrorOf } from '../../reference/tiling.ts';
import { castChart } from '../chart/cast-chart.ts';
import { SIGNS } from '../chart/signs.ts';
import type { SignNumber } from '../chart/signs.ts';
import { charaAt, charaDasha } from './chara.ts';
import type { CharaLordRule } from './chara-lords.ts';

/** How the reference words a rule, and how we code it. */
function ruleOf(words: string): CharaLordRule {
  if (words.startsWith('both')) return 'both_in_sign';
  if (words.includes('use other')) return 'other_in_sign';
  return words.startsWith('more') ? 'more_joined' : 'higher_degree';
}

const nameOf = (sign: SignNumber): string => SIGNS[sign].name;

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (id, birth) => {
    const expected = DASHAS_OF_BIRTHS[id]!.chara_knrao;
    const { jd_ut: birthJd } = birth.birth;

    test('signs, years, starts and antardashas', () => {
      const dasha = charaDasha(castChart(asBirth(birth)), birthJd, 365.25);
      expect(dasha.direction).toBe(expected.direction === 'direct' ? 'forward' : 'backward');
      expect(dasha.cycleYears).toBe(expected.cycle_years);
      dasha.mahadashas
        .slice(0, 12)
        .forEach(({ dasha: sign, years, startJdUt, antardashas }, index) => {
          const [name, expectedYears, start, order] = expected.mahadashas[index]!;
          expect([nameOf(sign), years]).toEqual([name, expectedYears]);
          expect(Math.abs(startJdUt - start)).toBeLessThan(1e-4);
          expect(antardashas.map((part) => nameOf(part.dasha))).toEqual(order);
        });
    });

    test('the lords of Scorpio and Aquarius, and the rule that chose them', () => {
      const { lords } = charaDasha(castChart(asBirth(birth)), birthJd, 365.25);
      for (const sign of [8, 11] as const) {
        const { chosen_lord: chosen, rule } =
          expected.scorpio_aquarius[sign === 8 ? 'Scorpio' : 'Aquarius'];
        const found = lords.find((lord) => lord.sign === sign)!;
        expect([found.lord, found.rule]).toEqual([chosen.toLowerCase(), ruleOf(rule)]);
      }
    });

    test('years with the true node', () => {
      const chart = castChart(asBirth(birth), { node: 'true' });
      const { mahadashas } = charaDasha(chart, birthJd, 365.25, {}, 1);
      expect(mahadashas.map(({ years }) => years)).toEqual(expected.years_with_true_node);
    });
  },
);

describe('A16: 7 December 1996, Chennai', () => {
  const chart = castChart({
    date: '1996-12-07',
    time: '10:34:00',
    timeZone: 'Asia/Kolkata',
    latitude: 13.0878,
    longitude: 80.2785,
  });
  const years = (options: Parameters<typeof charaDasha>[3]): (readonly [SignNumber, number])[] =>
    charaDasha(chart, chart.time.jdUt, 365.25, options, 1).mahadashas.map(
      ({ dasha, years: length }) => [dasha, length] as const,
    );

  test('two lords: Scorpio has 4 years by Ketu', () => {
    expect(years({})).toEqual([
      [10, 10],
      [9, 12],
      [8, 4],
      [7, 12],
      [6, 9],
      [5, 9],
      [4, 9],
      [3, 6],
      [2, 5],
      [1, 4],
      [12, 3],
      [11, 11],
    ]);
  });

  test('one lord: 9 by Mars', () => {
    expect(years({ lords: 'single' })[2]).toEqual([8, 9]);
  });
});

/** Lagna Aries; Mars in Leo, Ketu in Capricorn, both alone. */
const SPREAD: MadeLongitudes = {
  ascendant: 10,
  sun: 160,
  moon: 190,
  mars: 130,
  mercury: 160,
  jupiter: 340,
  venus: 40,
  saturn: 70,
  rahu: 95,
};

describe('which of two lords counts', () => {
  const scorpio = (
    changed: Partial<MadeLongitudes>,
  ): readonly [rule: string, lord: string, years: number] => {
    const dasha = charaDasha(madeChart({ ...SPREAD, ...changed }), 2451545, 365.25, {}, 1);
    const { rule, lord } = dasha.lords.find(({ sign }) => sign === 8)!;
    return [rule, lord, dasha.mahadashas.find(({ dasha: sign }) => sign === 8)!.years];
  };

  test.each<[string, Partial<MadeLongitudes>, ReturnType<typeof scorpio>]>([
    ['both in the sign', { mars: 215, rahu: 50 }, ['both_in_sign', 'mars', 12]],
    ['Mars there, Ketu elsewhere', { mars: 215 }, ['other_in_sign', 'ketu', 2]],
    ['Ketu there, Mars elsewhere', { rahu: 50 }, ['other_in_sign', 'mars', 9]],
    ['Ketu in company', { moon: 280 }, ['more_joined', 'ketu', 2]],
    ['both alone, Mars further on', {}, ['higher_degree', 'mars', 9]],
    ['both alone, Ketu further on', { rahu: 115 }, ['higher_degree', 'ketu', 2]],
  ])('%s', (_, changed, expected) => {
    expect(scorpio(changed)).toEqual(expected);
  });
});

test('the adjustment adds a year for an exalted lord and takes one from a debilitated one', () => {
  const chart = madeChart({ ...SPREAD, venus: 350, sun: 190 });
  const yearsOf = (sign: SignNumber, exaltationAdjustment: boolean): number =>
    charaDasha(chart, 2451545, 365.25, { exaltationAdjustment }, 1).mahadashas.find(
      ({ dasha }) => dasha === sign,
    )!.years;
  // Taurus forward to Venus in Pisces: 10. Leo backward to the Sun in Libra: 10.
  expect([yearsOf(2, false), yearsOf(2, true)]).toEqual([10, 11]);
  expect([yearsOf(5, false), yearsOf(5, true)]).toEqual([10, 9]);
});

const birthInstant = fc.double({ min: 2378497, max: 2524594, noNaN: true });
const yearLength = fc.constantFrom(365.25, 365.2425, 365.256364, 360);
const options = fc.record({
  lords: fc.constantFrom('dual', 'single'),
  exaltationAdjustment: fc.boolean(),
});

test('[S1-175] every sign once a cycle for 1 to 12 years, tiled by twelfths, its own sign last', () => {
  fc.assert(
    fc.property(anyChart, birthInstant, yearLength, options, (chart, birth, yearDays, choice) => {
      const dasha = charaDasha(chart, birth, yearDays, choice);
      const { mahadashas, cycleYears, lords } = dasha;
      const step = dasha.direction === 'forward' ? 1 : 11;
      const after = (sign: number, steps: number): number => ((sign - 1 + step * steps) % 12) + 1;
      const places = [...mahadashas.keys()];
      const signs = places.map((place) => after(chart.ascendant.sign, place));
      expect(mahadashas.map(({ dasha: sign }) => sign)).toEqual(signs);
      expect(mahadashas.map(({ lord }) => lord)).toEqual(
        places.map((place) => lords[place % 12]!.lord),
      );
      const years = mahadashas.map((mahadasha) => mahadasha.years);
      expect(years.every((count) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].includes(count))).toBe(
        true,
      );
      expect(years.slice(12)).toEqual(years.slice(0, 12));
      expect(years.reduce((sum, count) => sum + count, 0)).toBe(2 * cycleYears);
      const whole = { startJdUt: birth, endJdUt: mahadashas.at(-1)!.endJdUt };
      const lengths = years.map((count) => count * yearDays);
      expect(tilingErrorOf(mahadashas, whole, lengths)).toBeNull();
      for (const mahadasha of mahadashas) {
        const { antardashas } = mahadasha;
        const twelfths = antardashas.map(() => (mahadasha.years * yearDays) / 12);
        expect(tilingErrorOf(antardashas, mahadasha, twelfths)).toBeNull();
        expect(antardashas.map((part) => part.dasha)).toEqual(
          antardashas.map((_, place) => after(mahadasha.dasha, place + 1)),
        );
      }
    }),
    { numRuns: 1000 },
  );
});

test('the running signs contain the instant, in any cycle, and the new one runs at a boundary', () => {
  fc.assert(
    fc.property(
      anyChart,
      birthInstant,
      yearLength,
      fc.nat({ max: 35 }),
      fc.nat({ max: 11 }),
      fc.double({ min: 0, max: 200, noNaN: true }),
      (chart, birth, yearDays, maha, antar, years) => {
        const instant = birth + years * yearDays;
        const running = charaAt(chart, birth, yearDays, instant)!;
        for (const { startJdUt, endJdUt } of [running.mahadasha, running.antardasha]) {
          expect(startJdUt).toBeLessThanOrEqual(instant);
          expect(endJdUt).toBeGreaterThan(instant);
        }
        const mahadasha = charaDasha(chart, birth, yearDays, {}, 3).mahadashas[maha]!;
        const antardasha = mahadasha.antardashas[antar]!;
        expect(charaAt(chart, birth, yearDays, antardasha.startJdUt)).toEqual({
          mahadasha,
          antardasha,
        });
      },
    ),
    { numRuns: 1000 },
  );
});

test('null before birth; throws for NaN', () => {
  const refused = expect.objectContaining({ code: 'out_of_range' });
  const chart = madeChart(SPREAD);
  expect(charaAt(chart, 2451545, 365.25, 2451544.999)).toBeNull();
  expect(() => charaDasha(chart, Number.NaN, 365.25)).toThrow(refused);
  expect(() => charaDasha(chart, 2451545, Number.NaN)).toThrow(refused);
  expect(() => charaDasha(chart, 2451545, 365.25, {}, 13)).toThrow(refused);
  expect(() => charaAt(chart, 2451545, 365.25, Number.POSITIVE_INFINITY)).toThrow(refused);
});
