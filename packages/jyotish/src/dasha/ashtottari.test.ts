import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import { tilingErrorOf } from '../../reference/tiling.ts';
import { nakshatraElapsed, nakshatraOf } from '../chart/nakshatras.ts';
import { julianDayFromIso } from '../time/index.ts';
import {
  ashtottari,
  ASHTOTTARI_ORDER,
  ASHTOTTARI_YEARS,
  ashtottariAt,
  ashtottariFitness,
  vimshottari,
  VIMSHOTTARI_SEEDS,
  vimshottariSeed,
} from './index.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const birthInstant = fc.double({ min: 2_378_497, max: 2_524_594, noNaN: true });
const yearLength = fc.constantFrom(365.25, 365.2425, 360);
const BIRTH = julianDayFromIso('2000-01-01T00:00:00Z');
const STAR = 40 / 3;

describe('the lord at birth', () => {
  // BPHS ch. 46: from Ardra four to the Sun, three to the Moon, four to Mars, three to Mercury, four with
  // Abhijit to Saturn, three to Jupiter, four to Rahu, three to Venus.
  const LORDS =
    'rahu rahu venus venus venus sun sun sun sun moon moon moon mars mars mars mars mercury mercury mercury saturn saturn saturn jupiter jupiter jupiter rahu rahu';

  test('of the middle of each nakshatra', () => {
    const lords = Array.from(
      { length: 27 },
      (_, index) => ashtottari((index + 0.5) * STAR, BIRTH, 365.25).balance.lord,
    );
    expect(lords.join(' ')).toBe(LORDS);
  });

  test.each([
    // A quarter of a lord's years for each of four nakshatras, a third for each of three.
    ['the beginning of Ardra', 5 * STAR, 'sun', 6],
    ['the end of Ardra', 6 * STAR, 'sun', 4.5],
    ['the middle of Pushya', 7.5 * STAR, 'sun', 2.25],
    ['the beginning of Purva Phalguni', 10 * STAR, 'moon', 10],
    ['the beginning of Mula', 18 * STAR, 'mercury', 17 / 3],
    ['half of the three quarters of Uttara Ashadha', 271 + 2 / 3, 'saturn', 6.25],
    ['the beginning of Abhijit', 276 + 2 / 3, 'saturn', 5],
    ['the end of Abhijit', 280 + 8 / 9, 'saturn', 2.5],
    ['the beginning of Dhanishta', 22 * STAR, 'jupiter', 19],
    ['0° of Aries', 0, 'rahu', 6],
    ['the middle of Rohini', 3.5 * STAR, 'venus', 10.5],
  ])('%s', (_, moon, lord, years) => {
    const { balance, mahadashas } = ashtottari(moon, BIRTH, 365.25);
    expect(balance.lord).toBe(lord);
    expect(balance.years).toBeCloseTo(years, 9);
    expect(mahadashas[0]!.endJdUt).toBeCloseTo(BIRTH + years * 365.25, 5);
  });
});

test('periods tile, in proportion, and begin with their own lord', () => {
  expect(Object.values(ASHTOTTARI_YEARS).reduce((sum, years) => sum + years, 0)).toBe(108);
  fc.assert(
    fc.property(longitude, birthInstant, yearLength, (moon, birth, yearDays) => {
      const { balance, mahadashas } = ashtottari(moon, birth, yearDays, 2);
      const first = mahadashas[0]!;
      expect(first.startJdUt).toBeLessThanOrEqual(birth);
      expect((first.endJdUt - birth) / yearDays).toBeCloseTo(balance.years, 7);
      const whole = { startJdUt: first.startJdUt, endJdUt: mahadashas.at(-1)!.endJdUt };
      const lengths = mahadashas.map(({ lord }) => ASHTOTTARI_YEARS[lord as 'sun'] * yearDays);
      expect(tilingErrorOf(mahadashas, whole, lengths)).toBeNull();
      mahadashas.forEach(({ dasha, antardashas, ...mahadasha }, index) => {
        const next = mahadashas[index + 1];
        const place = ASHTOTTARI_ORDER.indexOf(dasha);
        if (next !== undefined) expect(next.dasha).toBe(ASHTOTTARI_ORDER[(place + 1) % 8]);
        const days = antardashas.map(
          (part) => (ASHTOTTARI_YEARS[dasha] * ASHTOTTARI_YEARS[part.dasha] * yearDays) / 108,
        );
        expect(tilingErrorOf(antardashas, mahadasha, days)).toBeNull();
        expect(antardashas[0]!.dasha).toBe(dasha);
      });
    }),
    { numRuns: 500 },
  );
});

test('the running periods contain the instant', () => {
  fc.assert(
    fc.property(
      longitude,
      birthInstant,
      fc.double({ min: 0, max: 250, noNaN: true }),
      (moon, birth, years) => {
        const instant = birth + years * 365.25;
        const running = ashtottariAt(moon, birth, 365.25, instant)!;
        for (const { startJdUt, endJdUt } of [running.mahadasha, running.antardasha]) {
          expect(startJdUt).toBeLessThanOrEqual(instant);
          expect(endJdUt).toBeGreaterThan(instant);
        }
      },
    ),
  );
  expect(ashtottariAt(5 * STAR, BIRTH, 365.25, BIRTH - 1)).toBeNull();
});

test('what is no number is refused', () => {
  const refused = expect.objectContaining({ code: 'out_of_range' });
  expect(() => ashtottari(Number.NaN, BIRTH, 365.25)).toThrow(refused);
  expect(() => ashtottari(100, BIRTH, 0)).toThrow(refused);
  expect(() => ashtottari(100, BIRTH, 365.25, 13)).toThrow(refused);
  expect(() => ashtottariAt(100, BIRTH, 365.25, Number.NaN)).toThrow(refused);
});

describe('whether it is read', () => {
  const base = {
    ascendant: 15,
    sun: 100,
    moon: 150,
    mars: 95,
    mercury: 80,
    jupiter: 158,
    venus: 60,
    saturn: 230,
    rahu: 185,
  };

  test('Rahu from the lord of the lagna, and not in the lagna', () => {
    expect(ashtottariFitness(madeChart(base))).toMatchObject({
      rahuFits: true,
      rahuFromLagnaLord: 4,
    });
    expect(ashtottariFitness(madeChart({ ...base, rahu: 20 })).rahuFits).toBe(false);
    expect(ashtottariFitness(madeChart({ ...base, rahu: 130 })).rahuFits).toBe(false);
  });

  test('by day in the dark half, by night in the bright one', () => {
    // The Sun is below the horizon within 180° from the ascendant.
    const halfOf = (moved: Partial<typeof base>) => {
      const { byDay, bright, halfFits } = ashtottariFitness(madeChart({ ...base, ...moved }));
      return [byDay, bright, halfFits];
    };
    expect(halfOf({})).toEqual([false, true, true]);
    expect(halfOf({ moon: 50 })).toEqual([false, false, false]);
    expect(halfOf({ sun: 300, moon: 250 })).toEqual([true, false, true]);
  });
});

describe('seeds of vimshottari', () => {
  test('a body is counted from its own place, the three stars from the Moon', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const moon = chart.grahas.moon.longitude;
        expect(vimshottariSeed(chart, 'moon')).toBe(moon);
        expect(vimshottariSeed(chart, 'ascendant')).toBe(chart.ascendant.longitude);
        for (const [seed, count] of [
          ['kshema', 4],
          ['utpanna', 5],
          ['adhana', 8],
        ] as const) {
          const from = vimshottariSeed(chart, seed);
          const expected = ((nakshatraOf(moon).number + count - 2) % 27) + 1;
          fc.pre(nakshatraElapsed(moon) > 1e-6 && nakshatraElapsed(moon) < 1 - 1e-6);
          expect(nakshatraOf(from).number).toBe(expected);
          expect(nakshatraElapsed(from)).toBeCloseTo(nakshatraElapsed(moon), 6);
        }
        for (const seed of VIMSHOTTARI_SEEDS) {
          const { mahadashas } = vimshottari(vimshottariSeed(chart, seed), BIRTH, 365.25);
          expect(mahadashas).toHaveLength(9);
        }
      }),
    );
  });

  test('another seed is refused', () => {
    const chart = madeChart({
      ascendant: 0,
      sun: 0,
      moon: 0,
      mars: 0,
      mercury: 0,
      jupiter: 0,
      venus: 0,
      saturn: 0,
      rahu: 0,
    });
    expect(() => vimshottariSeed(chart, 'uranus' as 'moon')).toThrow(/seed/);
  });
});
