import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { DASHAS_OF_BIRTHS } from '../../reference/births-dashas.ts';
import { tilingErrorOf } from '../../reference/tiling.ts';
import { castChart } from '../chart/cast-chart.ts';
import { isoFromJulianDay, julianDayFromIso } from '../time/index.ts';
import { yogini, YOGINI_IDS, YOGINI_LORDS, yoginiAt } from './yogini.ts';
import type { YoginiId } from './yogini.ts';

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (id, birth) => {
    const expected = DASHAS_OF_BIRTHS[id]!.yogini;
    const { jd_ut: birthJd, delta_t_seconds: deltaTSeconds } = birth.birth;
    const computed = castChart(asBirth(birth), {}, { deltaTSeconds }).grahas.moon.longitude;

    test.each([
      ['the reference’s Moon', birth.positions.Moon.lon, 1e-4],
      ['its Moon computed', computed, 0.01],
    ])('balance, three cycles and antardashas from %s', (_, moon, tolerance) => {
      const { balance, mahadashas } = yogini(moon, birthJd, 365.25);
      const balanceDays = (balance.years - expected.balance_years_at_birth) * 365.25;
      expect(Math.abs(balanceDays)).toBeLessThan(tolerance);
      expect(mahadashas).toHaveLength(24);
      mahadashas.forEach(({ dasha, lord, years, cycle, startJdUt }, index) => {
        const [name, expectedLord, expectedYears, start] = expected.mahadashas[index]!;
        expect([dasha, lord, years, cycle]).toEqual([
          name.toLowerCase(),
          expectedLord.toLowerCase(),
          expectedYears,
          Math.floor(index / 8) + 1,
        ]);
        expect(Math.abs(startJdUt - start)).toBeLessThan(tolerance);
      });
      const antardashas = mahadashas
        .slice(0, 8)
        .flatMap((mahadasha) =>
          mahadasha.antardashas.map((antardasha) => [mahadasha.dasha, antardasha] as const),
        );
      expect(antardashas).toHaveLength(64);
      antardashas.forEach(([mahadasha, antardasha], index) => {
        const [first, second, start] = expected.antardashas_first_cycle[index]!;
        expect([mahadasha, antardasha.dasha]).toEqual([first.toLowerCase(), second.toLowerCase()]);
        expect(Math.abs(antardasha.startJdUt - start)).toBeLessThan(tolerance);
      });
    });
  },
);

test('A17: 7 December 1996, Chennai: Pingala from 21 November, and on to Sankata in 2023', () => {
  const { grahas, time } = castChart({
    date: '1996-12-07',
    time: '10:34:00',
    timeZone: 'Asia/Kolkata',
    latitude: 13.0878,
    longitude: 80.2785,
  });
  const { mahadashas } = yogini(grahas.moon.longitude, time.jdUt, 365.25);
  expect(isoFromJulianDay(mahadashas[0]!.startJdUt + 5.5 / 24).slice(0, 10)).toBe('1996-11-21');
  expect(
    mahadashas
      .slice(0, 7)
      .map(({ dasha, startJdUt }) => [dasha, Number(isoFromJulianDay(startJdUt).slice(0, 4))]),
  ).toEqual([
    ['pingala', 1996],
    ['dhanya', 1998],
    ['bhramari', 2001],
    ['bhadrika', 2005],
    ['ulka', 2010],
    ['siddha', 2016],
    ['sankata', 2023],
  ]);
});

test('[S1-176] [S1-177] [S1-185] eight yoginis in order, each with its lord and 1 to 8 years', () => {
  // The Moon at the start of Ashwini: (1 + 3) mod 8 is Bhramari.
  const { balance, mahadashas } = yogini(0, 2451545, 365.25);
  expect(balance).toMatchObject({ dasha: 'bhramari', lord: 'mars', years: 4, elapsedYears: 0 });
  expect(mahadashas.slice(0, 8).map(({ dasha, lord, years }) => [dasha, lord, years])).toEqual([
    ['bhramari', 'mars', 4],
    ['bhadrika', 'mercury', 5],
    ['ulka', 'saturn', 6],
    ['siddha', 'venus', 7],
    ['sankata', 'rahu', 8],
    ['mangala', 'moon', 1],
    ['pingala', 'sun', 2],
    ['dhanya', 'jupiter', 3],
  ]);
  expect(mahadashas).toHaveLength(24);
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const birthInstant = fc.double({ min: 2378497, max: 2524594, noNaN: true });
const yearLength = fc.constantFrom(365.25, 365.2425, 365.256364, 360);

test('dashas tile their cycles and antardashas their dasha, in proportion to their years', () => {
  fc.assert(
    fc.property(longitude, birthInstant, yearLength, (moon, birth, yearDays) => {
      const { balance, mahadashas } = yogini(moon, birth, yearDays, 4);
      const first = mahadashas[0]!;
      expect(first.startJdUt).toBeLessThanOrEqual(birth);
      expect((first.endJdUt - birth) / yearDays).toBeCloseTo(balance.years, 7);
      expect(mahadashas.at(-1)!.endJdUt - first.startJdUt).toBeCloseTo(144 * yearDays, 6);
      const yearsOf = (dasha: YoginiId): number => YOGINI_IDS.indexOf(dasha) + 1;
      const whole = { startJdUt: first.startJdUt, endJdUt: mahadashas.at(-1)!.endJdUt };
      const lengths = mahadashas.map(({ dasha }) => yearsOf(dasha) * yearDays);
      expect(tilingErrorOf(mahadashas, whole, lengths)).toBeNull();
      for (const { dasha, lord, antardashas, ...mahadasha } of mahadashas) {
        const shares = antardashas.map((part) => (yearsOf(dasha) * yearsOf(part.dasha)) / 36);
        const days = shares.map((share) => share * yearDays);
        expect(tilingErrorOf(antardashas, mahadasha, days)).toBeNull();
        expect([lord, antardashas[0]?.dasha]).toEqual([YOGINI_LORDS[dasha], dasha]);
      }
    }),
    { numRuns: 1000 },
  );
});

test('the running yoginis contain the instant, in any cycle, and the new one runs at a boundary', () => {
  fc.assert(
    fc.property(
      longitude,
      birthInstant,
      yearLength,
      fc.nat({ max: 31 }),
      fc.nat({ max: 7 }),
      fc.double({ min: 0, max: 150, noNaN: true }),
      (moon, birth, yearDays, maha, antar, years) => {
        const instant = birth + years * yearDays;
        const running = yoginiAt(moon, birth, yearDays, instant)!;
        for (const { startJdUt, endJdUt } of [running.mahadasha, running.antardasha]) {
          expect(startJdUt).toBeLessThanOrEqual(instant);
          expect(endJdUt).toBeGreaterThan(instant);
        }
        const mahadasha = yogini(moon, birth, yearDays, 4).mahadashas[maha]!;
        const antardasha = mahadasha.antardashas[antar]!;
        const atStart = yoginiAt(moon, birth, yearDays, antardasha.startJdUt);
        expect(atStart).toEqual({ mahadasha, antardasha });
        expect(yoginiAt(moon, birth, yearDays, antardasha.endJdUt)?.antardasha).not.toEqual(
          antardasha,
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test('null before the first dasha; throws for NaN', () => {
  const refused = expect.objectContaining({ code: 'out_of_range' });
  const birth = julianDayFromIso('2000-01-01T00:00:00Z');
  const { startJdUt } = yogini(100, birth, 365.25).mahadashas[0]!;
  expect(yoginiAt(100, birth, 365.25, startJdUt - 0.001)).toBeNull();
  expect(() => yogini(Number.NaN, birth, 365.25)).toThrow(refused);
  expect(() => yogini(100, Number.NaN, 365.25)).toThrow(refused);
  expect(() => yogini(100, birth, 0)).toThrow(refused);
  expect(() => yogini(100, birth, 365.25, 0)).toThrow(refused);
  expect(() => yogini(100, birth, 365.25, 1.5)).toThrow(refused);
  expect(() => yoginiAt(100, birth, 365.25, Number.NaN)).toThrow(refused);
});
