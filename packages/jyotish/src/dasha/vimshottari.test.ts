import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIRTHS } from '../../reference/births.ts';
import { GRAHA_IDS } from '../chart/bodies.ts';
import type { GrahaId } from '../chart/bodies.ts';
import { nakshatraOf } from '../chart/nakshatras.ts';
import {
  DASHA_LEVELS,
  vimshottari,
  VIMSHOTTARI_YEARS,
  vimshottariAt,
  vimshottariPath,
} from './vimshottari.ts';
import type { DashaPeriod } from './vimshottari.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const birthInstant = fc.double({ min: 2378497, max: 2524594, noNaN: true });
const yearLength = fc.constantFrom(365.25, 365.2425, 365.256364, 360);
const graha = fc.constantFrom(...GRAHA_IDS);

/** Midnight UT of a civil date, Gregorian, and the time of day. */
function julianDay(iso: string): number {
  return Date.parse(`${iso}Z`) / 86_400_000 + 2440587.5;
}

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (_, birth) => {
    const moon = birth.positions.Moon.lon;
    const { jd_ut: birthJd } = birth.birth;

    test.each(Object.entries(birth.vimshottari))('years of %s days', (_length, expected) => {
      const { balance, mahadashas } = vimshottari(moon, birthJd, expected.year_days);
      expect(balance.years).toBeCloseTo(expected.balance_years_at_birth, 6);
      expect(mahadashas.map(({ lord }) => lord)).toEqual(
        expected.mahadashas.map(([lord]) => lord.toLowerCase()),
      );
      mahadashas.forEach((period, index) => {
        const [, years, start] = expected.mahadashas[index]!;
        expect(Math.abs(period.startJdUt - start)).toBeLessThan(1e-4);
        expect(period.endJdUt - period.startJdUt).toBeCloseTo(years * expected.year_days, 6);
      });
      const antardashas = mahadashas.flatMap(({ lord }) =>
        vimshottariPath(moon, birthJd, expected.year_days, [lord]),
      );
      (expected.antardashas ?? []).forEach(([mahadasha, antardasha, start], index) => {
        const period = antardashas[index]!;
        expect(period.path).toEqual([mahadasha.toLowerCase(), antardasha.toLowerCase()]);
        expect(Math.abs(period.startJdUt - start)).toBeLessThan(1e-4);
      });
    });
  },
);

test('A10: a published Moon mahadasha of 365.25-day years: dates to the second', () => {
  // The Moon entered Rohini at the start of its mahadasha, so that the cycle begins there.
  const start = julianDay('1958-09-08T08:16:52');
  const [moon] = vimshottari(40, start, 365.25).mahadashas;
  expect(moon?.lord).toBe('moon');
  expect(moon?.endJdUt).toBeCloseTo(julianDay('1968-09-07T20:16:52'), 6);
  const mars = vimshottariPath(40, start, 365.25, ['moon'])[1];
  expect(mars?.path).toEqual(['moon', 'mars']);
  expect(mars?.startJdUt).toBeCloseTo(julianDay('1959-07-09T17:16:52'), 6);
  expect(mars?.endJdUt).toBeCloseTo(julianDay('1960-02-07T18:46:52'), 6);
});

describe('balance', () => {
  test.each<[number, GrahaId, number]>([
    [0, 'ketu', 7],
    [13 + 20 / 60, 'venus', 20],
    [20, 'venus', 10],
    [359.999999, 'mercury', 0],
  ])('the Moon at %f°: %s, %f years', (moon, lord, years) => {
    const { balance } = vimshottari(moon, 2451545, 365.25);
    expect(balance.lord).toBe(lord);
    expect(balance.years).toBeCloseTo(years, 5);
    expect(balance.elapsedYears + balance.years).toBeCloseTo(VIMSHOTTARI_YEARS[lord], 9);
  });

  test('is given in years, months of 30 days and days', () => {
    fc.assert(
      fc.property(longitude, (moon) => {
        const { years, parts } = vimshottari(moon, 2451545, 365.25).balance;
        const days = parts.years * 360 + parts.months * 30 + parts.days;
        expect(years * 360 - days).toBeGreaterThanOrEqual(0);
        expect(years * 360 - days).toBeLessThan(1);
        expect(parts.months).toBeLessThan(12);
        expect(parts.days).toBeLessThan(30);
      }),
    );
  });
});

/** Whether nine periods fill their parent without gap or overlap, in proportion to their years. */
function expectTiling(
  periods: readonly DashaPeriod[],
  start: number,
  end: number,
  first: GrahaId,
): void {
  expect(periods.map(({ lord }) => lord).toSorted()).toEqual([...GRAHA_IDS].toSorted());
  expect(periods[0]?.lord).toBe(first);
  expect(periods[0]?.startJdUt).toBe(start);
  expect(periods.at(-1)?.endJdUt).toBe(end);
  periods.forEach((period, index) => {
    const next = periods[index + 1];
    if (next !== undefined) expect(next.startJdUt).toBe(period.endJdUt);
    const share = ((end - start) * VIMSHOTTARI_YEARS[period.lord]) / 120;
    expect(period.endJdUt - period.startJdUt).toBeCloseTo(share, 7);
  });
}

test('mahadashas tile 120 years from the start of the one running at birth', () => {
  fc.assert(
    fc.property(longitude, birthInstant, yearLength, (moon, birth, yearDays) => {
      const { balance, mahadashas } = vimshottari(moon, birth, yearDays);
      const first = mahadashas[0]!;
      const end = mahadashas.at(-1)!.endJdUt;
      expect(first.lord).toBe(nakshatraOf(moon).lord);
      expect(first.startJdUt).toBeLessThanOrEqual(birth);
      expect(first.endJdUt).toBeGreaterThan(birth - 1e-6);
      expect((first.endJdUt - birth) / yearDays).toBeCloseTo(balance.years, 9);
      expect(end - first.startJdUt).toBeCloseTo(120 * yearDays, 7);
      expectTiling(mahadashas, first.startJdUt, end, first.lord);
    }),
  );
});

test('sub-periods tile their parent at every level and begin with its lord', () => {
  fc.assert(
    fc.property(
      longitude,
      birthInstant,
      yearLength,
      fc.array(graha, { minLength: 1, maxLength: 4 }),
      (moon, birth, yearDays, path) => {
        const siblings = vimshottariPath(moon, birth, yearDays, path.slice(0, -1));
        const parent = siblings.find(({ lord }) => lord === path.at(-1))!;
        const parts = vimshottariPath(moon, birth, yearDays, path);
        expectTiling(parts, parent.startJdUt, parent.endJdUt, parent.lord);
        expect(parts[3]?.path).toEqual([...path, parts[3]?.lord]);
        expect(parts[3]?.level).toBe(DASHA_LEVELS[path.length]);
      },
    ),
  );
});

test('an empty path gives the mahadashas', () => {
  expect(vimshottariPath(93.98, 2432412.27, 365.25, [])).toEqual(
    vimshottari(93.98, 2432412.27, 365.25).mahadashas,
  );
});

test('the running periods contain the instant, each within the one above', () => {
  fc.assert(
    fc.property(
      longitude,
      birthInstant,
      yearLength,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (moon, birth, yearDays, share) => {
        const { mahadashas } = vimshottari(moon, birth, yearDays);
        const start = mahadashas[0]!.startJdUt;
        const instant = start + share * 119.999 * yearDays;
        const running = vimshottariAt(moon, birth, yearDays, instant);
        let parent: DashaPeriod | undefined;
        for (const level of DASHA_LEVELS) {
          const period = running![level];
          expect(period.startJdUt).toBeLessThanOrEqual(instant);
          expect(period.endJdUt).toBeGreaterThan(instant);
          expect(vimshottariPath(moon, birth, yearDays, period.path.slice(0, -1))).toContainEqual(
            period,
          );
          if (parent !== undefined) {
            expect(period.startJdUt).toBeGreaterThanOrEqual(parent.startJdUt);
            expect(period.endJdUt).toBeLessThanOrEqual(parent.endJdUt);
          }
          parent = period;
        }
      },
    ),
  );
});

test('at a boundary the new period runs, at every level', () => {
  fc.assert(
    fc.property(
      longitude,
      birthInstant,
      yearLength,
      fc.array(graha, { minLength: 1, maxLength: 5 }),
      (moon, birth, yearDays, path) => {
        const period = vimshottariPath(moon, birth, yearDays, path.slice(0, -1)).find(
          ({ lord }) => lord === path.at(-1),
        )!;
        const running = vimshottariAt(moon, birth, yearDays, period.startJdUt);
        expect(running?.[period.level]).toEqual(period);
        expect(vimshottariAt(moon, birth, yearDays, period.endJdUt)?.[period.level]).not.toEqual(
          period,
        );
      },
    ),
  );
});

test('null before the first mahadasha and after 120 years', () => {
  const { mahadashas } = vimshottari(100, 2451545, 365.25);
  expect(vimshottariAt(100, 2451545, 365.25, mahadashas[0]!.startJdUt - 0.001)).toBeNull();
  expect(vimshottariAt(100, 2451545, 365.25, mahadashas[8]!.endJdUt)).toBeNull();
  expect(vimshottariAt(100, 2451545, 365.25, mahadashas[8]!.endJdUt - 0.001)).not.toBeNull();
});

test('a sixth level, a year of 0 days and NaN throw', () => {
  const refused = expect.objectContaining({ code: 'out_of_range' });
  expect(() => vimshottariPath(0, 2451545, 365.25, ['sun', 'sun', 'sun', 'sun', 'sun'])).toThrow(
    refused,
  );
  expect(() => vimshottari(0, 2451545, 0)).toThrow(refused);
  expect(() => vimshottari(Number.NaN, 2451545, 365.25)).toThrow(refused);
  expect(() => vimshottari(0, Number.NaN, 365.25)).toThrow(refused);
});
