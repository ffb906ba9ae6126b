import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import { STANDARD_HOROSCOPE } from '../../reference/raman-standard-horoscope.ts';
import { PLANET_IDS } from '../chart/index.ts';
import { vargaRelation } from './varga-relation.ts';
import { vimsopaka, VIMSOPAKA_SCHEMES, VIMSOPAKA_WEIGHTS } from './vimsopaka.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test.each(VIMSOPAKA_SCHEMES)('%s: the weights add up to twenty (BPHS 7, 17–25)', (scheme) => {
  const weights = Object.values(VIMSOPAKA_WEIGHTS[scheme]);
  expect(sum(weights)).toBe(20);
  expect(weights).toHaveLength(
    { shadvarga: 6, saptavarga: 7, dashavarga: 10, shodashavarga: 16 }[scheme],
  );
});

test('by hand: the Sun of Raman’s Standard Horoscope in six and seven vargas', () => {
  const { longitudes } = STANDARD_HOROSCOPE;
  // Virgo 29°08′: Virgo, Leo, Taurus, Virgo, Virgo, Leo, Scorpio.
  expect(
    ([1, 2, 3, 7, 9, 12, 30] as const).map((n) => vargaRelation('sun', n, longitudes)),
  ).toEqual(['friend', 'own', 'great_enemy', 'friend', 'friend', 'own', 'great_friend']);
  const { sun } = vimsopaka(madeChart({ ...longitudes, ascendant: 294.95 }));
  expect(sun.shadvarga).toBeCloseTo((6 * 15 + 2 * 20 + 4 * 5 + 5 * 15 + 2 * 20 + 18) / 20, 12);
  expect(sun.saptavarga).toBeCloseTo(
    (5 * 15 + 2 * 20 + 3 * 5 + 2.5 * 15 + 4.5 * 15 + 2 * 20 + 18) / 20,
    12,
  );
});

test('exaltation counts as an own sign where that is chosen', () => {
  const longitudes = { ...STANDARD_HOROSCOPE.longitudes, ascendant: 0, mars: 298 };
  const [plain, exalted] = [false, true].map((exaltation) =>
    vimsopaka(madeChart(longitudes), { exaltation }),
  );
  // Saturn, the lord of Capricorn, is neutral to Mars by nature and in the eighth from it: an enemy, 7 of 20.
  expect(exalted!.mars.shadvarga - plain!.mars.shadvarga).toBeGreaterThanOrEqual((6 * 13) / 20);
});

test('laws: from five to twenty, and exaltation never takes away', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const plain = vimsopaka(chart);
      const exalted = vimsopaka(chart, { exaltation: true });
      for (const planet of PLANET_IDS) {
        for (const scheme of VIMSOPAKA_SCHEMES) {
          expect(plain[planet][scheme]).toBeGreaterThanOrEqual(5);
          expect(exalted[planet][scheme]).toBeLessThanOrEqual(20 + 1e-9);
          expect(exalted[planet][scheme]).toBeGreaterThanOrEqual(plain[planet][scheme] - 1e-9);
        }
      }
    }),
  );
});
