import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, madeChart } from '../../reference/made-charts.ts';
import { GRAHA_IDS } from '../chart/bodies.ts';
import {
  SUDARSHANA_ORIGINS,
  sudarshanaAt,
  sudarshanaChakra,
  sudarshanaYear,
} from './sudarshana.ts';

const BIRTH = 2_442_649.5;
const YEAR = 365.25;

const anywhere = { mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 215 };

/** The house that a sign is, counted from each of the three. */
const housesOf = (sign: number, chart: Parameters<typeof sudarshanaChakra>[0]) =>
  SUDARSHANA_ORIGINS.map(
    (origin) => sudarshanaChakra(chart).find((row) => row[origin].sign === sign)!.house,
  );

describe('published examples', () => {
  // "Secrets of Sudarshana Chakra Dasa", part 1: born on 25 August 1975 with Sagittarius rising.
  const chart = madeChart({ ascendant: 245, moon: 215, sun: 128, ...anywhere });
  test.each([
    [8, [12, 1, 4]],
    [11, [3, 4, 7]],
    [2, [6, 7, 10]],
    [5, [9, 10, 1]],
    [12, [4, 5, 8]],
    [4, [8, 9, 12]],
    [1, [5, 6, 9]],
  ])('sign %i is in houses %j from ascendant, Moon and Sun', (sign, houses) => {
    expect(housesOf(sign, chart)).toEqual(houses);
  });

  test('the tenths of P. V. R. Narasimha Rao: Sagittarius, Scorpio and Aries', () => {
    const other = madeChart({ ascendant: 335, moon: 310, sun: 95, ...anywhere });
    const tenth = sudarshanaChakra(other)[9]!;
    expect(SUDARSHANA_ORIGINS.map((origin) => tenth[origin].sign)).toEqual([9, 8, 1]);
  });

  test('the first house again in the thirteenth year, the eighth in the twentieth', () => {
    expect([1, 2, 12, 13, 20].map((year) => sudarshanaYear(BIRTH, YEAR, year).house)).toEqual([
      1, 2, 12, 1, 8,
    ]);
  });
});

describe('laws', () => {
  test('each circle has the twelve signs and the nine grahas once', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const rows = sudarshanaChakra(chart);
        for (const origin of SUDARSHANA_ORIGINS) {
          expect(new Set(rows.map((row) => row[origin].sign)).size).toBe(12);
          expect(rows.flatMap((row) => row[origin].grahas).toSorted()).toEqual(
            GRAHA_IDS.toSorted(),
          );
        }
        expect(rows[0]!.moon.grahas).toContain('moon');
        expect(rows[0]!.sun.grahas).toContain('sun');
      }),
    );
  });

  test('years, months and parts follow each other; one of each runs at every instant, the new one at a boundary', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 120 * 144 - 1 }),
        fc.constantFrom(360, 365.25, 365.256364),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (parts, yearDays, share) => {
          const start = BIRTH + (parts / 144) * yearDays;
          const exact = sudarshanaAt(BIRTH, yearDays, start)!;
          expect(exact.part.startJdUt).toBe(start);
          const jdUt = start + share * (exact.part.endJdUt - start);
          const { year, month, part } = sudarshanaAt(BIRTH, yearDays, jdUt)!;
          for (const { startJdUt, endJdUt } of [year, month, part]) {
            expect(startJdUt).toBeLessThanOrEqual(jdUt);
            expect(jdUt).toBeLessThan(endJdUt);
          }
          expect(year.months[0]).toMatchObject({ house: year.house, startJdUt: year.startJdUt });
          expect(year.months[11]!.endJdUt).toBe(year.endJdUt);
          const inMonth = Math.round(((part.startJdUt - month.startJdUt) / yearDays) * 144);
          expect((month.house - 1 + inMonth) % 12).toBe(part.house - 1);
        },
      ),
    );
  });

  test('nothing runs before birth', () => {
    expect(sudarshanaAt(BIRTH, YEAR, BIRTH - 0.01)).toBeNull();
  });
});
