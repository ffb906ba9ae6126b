import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import { castChart } from '../chart/index.ts';
import { PAPA_GRAHA_IDS, papasamaya } from './papasamaya.ts';

const KOLKATA = { timeZone: 'Asia/Kolkata', latitude: 22.6757521, longitude: 88.0495418 };
const MUMBAI = { timeZone: 'Asia/Kolkata', latitude: 19.0821978, longitude: 72.7411014 };

// Prokerala's: the houses of Rahu, Sun, Saturn and Mars from lagna, Moon and Venus, and the total.
test.each([
  [
    'A7: 12 May 2020',
    { date: '2020-05-12', time: '09:20:00', ...KOLKATA },
    { rahu: [1, 7, 2], sun: [11, 5, 12], saturn: [8, 2, 9], mars: [9, 3, 10] },
    3.5,
  ],
  [
    '29 August 1967',
    { date: '1967-08-29', time: '09:00:00', ...MUMBAI },
    { rahu: [8, 12, 9], sun: [12, 4, 1], saturn: [7, 11, 8], mars: [2, 6, 3] },
    5.5,
  ],
  [
    '10 November 1970',
    { date: '1970-11-10', time: '09:20:00', ...KOLKATA },
    { rahu: [3, 12, 5], sun: [11, 8, 1], saturn: [5, 2, 7], mars: [10, 7, 12] },
    2.75,
  ],
])('%s, as Prokerala counts it', (_, birth, houses, total) => {
  const { grahas, totalPoints } = papasamaya(castChart(birth));
  for (const graha of PAPA_GRAHA_IDS) {
    const { lagna, moon, venus } = grahas[graha].from;
    expect([graha, lagna.house, moon.house, venus.house]).toEqual([graha, ...houses[graha]]);
  }
  expect(totalPoints).toBe(total);
});

describe('the scale of the bars', () => {
  test('reaches 25 for Mars debilitated in the seventh from all three', () => {
    const chart = madeChart({
      ascendant: 275,
      moon: 280,
      venus: 285,
      mars: 100,
      sun: 40,
      mercury: 40,
      jupiter: 40,
      saturn: 40,
      rahu: 160,
    });
    expect(papasamaya(chart).grahas.mars).toMatchObject({ points: 1.75, papa: 25 });
  });

  test('halves in 1, 2, 4 and 12, and weighs Saturn at three quarters, the Sun at half', () => {
    const chart = madeChart({
      ascendant: 5,
      moon: 65,
      venus: 65,
      mars: 10,
      sun: 310,
      mercury: 10,
      jupiter: 10,
      saturn: 190,
      rahu: 160,
    });
    const { grahas } = papasamaya(chart);
    // Mars at home in the first: 60 / 2. Saturn exalted in the seventh: 50 × 0.75. From Gemini, Aries
    // is the eleventh and Libra the fifth.
    expect(grahas.mars.papa).toBeCloseTo(30 / 7, 12);
    expect(grahas.saturn.papa).toBeCloseTo(37.5 / 7, 12);
    // The Sun in Aquarius, an enemy's sign: eleventh from Aries, ninth from Gemini.
    expect(grahas.sun).toMatchObject({ points: 0, papa: 0 });
    // Rahu in Virgo: sixth from Aries, fourth from Gemini; without dignity it is neutral: 80 × 0.75 / 2.
    expect(grahas.rahu.points).toBe(0.75);
    expect(grahas.rahu.papa).toBeCloseTo((30 * 0.75) / 7, 12);
  });
});

test('[S1-221] each graha has 0 to 1.75 points and 0 to 25 papa, both or neither, in all 7 at most', () => {
  fc.assert(
    fc.property(anyChart, (chart) => {
      const { grahas, totalPoints, totalPapa } = papasamaya(chart);
      let points = 0;
      let papa = 0;
      for (const graha of PAPA_GRAHA_IDS) {
        const of = grahas[graha];
        expect(of.points * 4).toBe(Math.round(of.points * 4));
        expect(of.points).toBeLessThanOrEqual(1.75);
        expect(of.papa).toBeLessThanOrEqual(25);
        expect(of.papa > 0).toBe(of.points > 0);
        points += of.points;
        papa += of.papa;
      }
      expect(totalPoints).toBe(points);
      expect(totalPoints).toBeLessThanOrEqual(7);
      expect(totalPapa).toBeCloseTo(papa, 9);
    }),
    { numRuns: 2000 },
  );
});
