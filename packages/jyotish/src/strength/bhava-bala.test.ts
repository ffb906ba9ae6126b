import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart } from '../../reference/made-charts.ts';
import {
  STANDARD_FIGURES,
  STANDARD_HOROSCOPE,
  STANDARD_HOUSES,
} from '../../reference/raman-standard-horoscope.ts';
import { castChart, equalBhavas } from '../chart/index.ts';
import { bhavaBala, bhavaBalaOf, bhavaDig } from './bhava-bala.ts';
import { eachPlanet } from './planets.ts';
import { SHADBALA_SCHOOLS } from './shadbala-settings.ts';

describe('the Standard Horoscope of B. V. Raman, Graha and Bhava Balas ch. 9', () => {
  const virupas = eachPlanet((planet) => ({ virupas: STANDARD_FIGURES.rupas[planet] * 60 }));
  // The sum of his six strengths of Mercury; the total that he prints, 9.743, is not.
  virupas.mercury.virupas = 580.46;
  const houses = bhavaBalaOf(STANDARD_HOROSCOPE, virupas, SHADBALA_SCHOOLS.raman);

  test('seven houses to the hundredth of a rupa', () => {
    const near = houses.filter(
      ({ rupas }, index) => Math.abs(rupas - STANDARD_HOUSES[index]!) <= 0.012,
    );
    expect(near.map(({ house }) => house)).toEqual([4, 5, 7, 8, 9, 11, 12]);
  });

  test('both houses of Saturn are one rupa above his, both of Mars one below', () => {
    const away = (house: number): number => houses[house - 1]!.rupas - STANDARD_HOUSES[house - 1]!;
    expect([1, 2].map((house) => [houses[house - 1]!.lord, Math.round(away(house))])).toEqual([
      ['saturn', 1],
      ['saturn', 1],
    ]);
    expect([3, 10].map((house) => [houses[house - 1]!.lord, Math.round(away(house))])).toEqual([
      ['mars', -1],
      ['mars', -1],
    ]);
    for (const house of [1, 2, 3, 10]) expect(Math.abs(away(house))).toBeCloseTo(1, 2);
  });

  test('the fifth is the strongest, the fourth the weakest, as in the book', () => {
    expect([houses[4]!.rank, houses[3]!.rank]).toEqual([1, 12]);
  });

  test('his example of dig bala: the eighth house in Leo has 40', () => {
    expect(houses[7]!.dig).toBe(40);
  });
});

/** As in `shadbala.test.ts`: github.com/cryptekbits/astrovedic, Lahiri/Lahiri.md, to the hundredth. */
test('the chart of 9 April 2025 as another program has it: dig and drishti of twelve houses', () => {
  const houses = bhavaBala(
    castChart({
      date: '2025-04-09',
      time: '20:51:00',
      timeZone: 'Asia/Kolkata',
      latitude: 12.9716,
      longitude: 77.5946,
    }),
  );
  expect(houses.map(({ dig }) => dig)).toEqual([60, 10, 10, 60, 20, 40, 30, 40, 20, 0, 50, 50]);
  const drishti = [
    28.93, 75.36, 19.83, 50.56, 13.78, 5.8, 18.89, 28.51, 23.98, 17.95, 90.47, 76.11,
  ];
  // Its midheaven is 0.2° from ours.
  for (const [index, expected] of drishti.entries()) {
    expect(Math.abs(houses[index]!.drishti - expected)).toBeLessThan(0.4);
  }
});

/** Houses of 30° whose first has this middle. */
const digs = (middle: number, by: 'houses' | 'degrees') => {
  const bhavas = equalBhavas(middle);
  return bhavas.map(({ house }) => bhavaDig(house, bhavas, by));
};

test('kinds of signs by houses: Libra rises, then the two that change at 15°', () => {
  // Libra, Scorpio, Sagittarius to 15°, Capricorn to 15°, Aquarius, Pisces, Aries …
  expect(digs(190, 'houses')).toEqual([60, 10, 40, 0, 20, 40, 30, 40, 20, 0, 50, 50]);
  // The same signs after 15°: Sagittarius is a quadruped, Capricorn watery.
  expect(digs(200, 'houses')).toEqual([60, 10, 10, 60, 20, 40, 30, 40, 20, 0, 50, 50]);
});

test('by degrees Cancer counts like Scorpio, and otherwise equal houses give the same figures', () => {
  expect(digs(200, 'degrees')).toEqual([60, 10, 10, 60, 20, 40, 30, 40, 20, 30, 50, 50]);
});

test('laws: parts add up, dig keeps its limits, ranks are one to twelve', () => {
  fc.assert(
    fc.property(anyChart, fc.constantFrom('raman', 'parashara'), (chart, school) => {
      const houses = bhavaBala(chart, { school });
      for (const { adhipati, dig, drishti, virupas, rupas } of houses) {
        expect(adhipati + dig + drishti).toBeCloseTo(virupas, 9);
        expect(rupas).toBeCloseTo(virupas / 60, 12);
        expect(dig >= 0 && dig <= 60).toBe(true);
        if (school === 'raman') expect(dig % 10).toBe(0);
      }
      expect(houses.map(({ rank }) => rank).toSorted((a, b) => a - b)).toEqual(
        houses.map(({ house }) => house),
      );
    }),
    { numRuns: 30 },
  );
});
