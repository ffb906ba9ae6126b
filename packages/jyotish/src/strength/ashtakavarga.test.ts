import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASHTAKAVARGA_OF_BIRTHS } from '../../reference/births-ashtakavarga.ts';
import type { ReferenceAshtakavargaBody } from '../../reference/births-ashtakavarga.ts';
import { asBirth, BIRTHS } from '../../reference/births.ts';
import { castChart } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import {
  ashtakavarga,
  ASHTAKAVARGA_BODIES,
  ashtakavargaSigns,
  pindaOf,
  pointsByHouse,
  ekadhipatyaShodhana,
  reduceAshtakavarga,
  trikonaShodhana,
} from './index.ts';
import type { AshtakavargaBody, AshtakavargaSigns } from './index.ts';

const SCHOOLS = ['varahamihira', 'parashara'] as const;

const REFERENCE_NAMES: Readonly<Record<AshtakavargaBody, ReferenceAshtakavargaBody>> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
  ascendant: 'Lagna',
};

const numbers = (text: string): number[] => text.split(' ').map(Number);
const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** Signs of Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn and the ascendant, Aries = 1. */
function inSigns(...signs: readonly number[]): AshtakavargaSigns {
  return Object.fromEntries(
    ASHTAKAVARGA_BODIES.map((body, index) => [body, signs[index]]),
  ) as unknown as AshtakavargaSigns;
}

const anySigns = fc
  .array(fc.integer({ min: 1, max: 12 }), { minLength: 8, maxLength: 8 })
  .map((signs) => inSigns(...signs));
const anySchool = fc.constantFrom(...SCHOOLS);

describe('reference births', () => {
  test.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
    '%s in both schools [S1-118] [S1-119]',
    (id, reference) => {
      const { delta_t_seconds: deltaTSeconds } = reference.birth;
      const signs = ashtakavargaSigns(castChart(asBirth(reference), {}, { deltaTSeconds }));
      for (const school of SCHOOLS) {
        const expected = ASHTAKAVARGA_OF_BIRTHS[id]![school];
        const { bhinna, sarva, sarvaWithAscendant } = ashtakavarga(signs, school);
        for (const body of ASHTAKAVARGA_BODIES) {
          expect([school, body, bhinna[body].points]).toEqual([
            school,
            body,
            expected.bav[REFERENCE_NAMES[body]],
          ]);
        }
        expect(sarva).toEqual(expected.sav);
        expect(sarvaWithAscendant).toEqual(expected.sav_with_lagna);
      }
    },
  );
});

describe('worked examples', () => {
  test('A2: Chennai, 12 December 1997, the planets and their sum', () => {
    const chart = castChart({
      date: '1997-12-12',
      time: '12:12:00',
      timeZone: 'Asia/Kolkata',
      latitude: 13.0836939,
      longitude: 80.270186,
    });
    const { bhinna, sarva } = ashtakavarga(ashtakavargaSigns(chart));
    expect(bhinna.sun.points).toEqual(numbers('4 4 4 5 3 5 4 6 4 3 4 2'));
    expect(bhinna.moon.points).toEqual(numbers('5 5 3 6 3 4 5 5 3 3 3 4'));
    expect(bhinna.mars.points).toEqual(numbers('4 1 3 3 3 2 5 5 4 3 3 3'));
    expect(bhinna.mercury.points).toEqual(numbers('5 3 3 3 5 6 5 6 5 3 5 5'));
    expect(bhinna.jupiter.points).toEqual(numbers('3 5 4 5 6 4 5 6 3 5 6 4'));
    expect(bhinna.venus.points).toEqual(numbers('4 7 5 2 4 6 6 4 4 3 3 4'));
    expect(bhinna.saturn.points).toEqual(numbers('1 6 4 4 3 2 3 6 5 1 2 2'));
    expect(sarva).toEqual(numbers('26 31 26 28 27 29 33 38 28 21 26 24'));
  });

  test.each([
    ['12', inSigns(9, 10, 8, 9, 8, 2, 12, 6), '24 25 31 28 27 39 33 29 26 22 28 25'],
    ['6', inSigns(3, 12, 3, 3, 5, 1, 5, 6), '34 25 34 25 26 25 22 29 28 30 29 30'],
    ['7', inSigns(10, 1, 9, 9, 7, 11, 1, 8), '27 24 25 26 34 35 31 28 26 26 34 21'],
  ])('A15: sarvashtakavarga of chart %s of PVR, Parashara', (_, signs, expected) => {
    expect(ashtakavarga(signs, 'parashara').sarva).toEqual(numbers(expected));
  });

  test('A15: shodhana and pinda of chart 11 of PVR', () => {
    const signs = inSigns(3, 12, 3, 3, 5, 1, 5, 1);
    const trikona = trikonaShodhana(numbers('7 4 7 4 4 3 4 4 4 3 6 4'));
    expect(trikona).toEqual(numbers('3 1 3 0 0 0 0 0 0 0 2 0'));
    const reduced = ekadhipatyaShodhana(trikona, signs);
    expect(pindaOf(reduced, signs)).toEqual({ rasi: 77, graha: 75, sodhya: 152 });
  });

  test('A15: the same from the signs only: it is Mercury with chart 6’s lagna in Virgo', () => {
    const signs = inSigns(3, 12, 3, 3, 5, 1, 5, 6);
    const chart = ashtakavarga(signs, 'parashara');
    expect(chart.bhinna.mercury.points).toEqual(numbers('7 4 7 4 4 3 4 4 4 3 6 4'));
    expect(reduceAshtakavarga(chart, signs).mercury.pinda.sodhya).toBe(152);
  });
});

describe('ekadhipatya shodhana, one pair at a time', () => {
  /** All grahas in Leo, except those given: Leo is in no pair. */
  const allInLeoBut = (sun: SignNumber, moon: SignNumber): AshtakavargaSigns =>
    inSigns(sun, moon, 5, 5, 5, 5, 5, 5);
  const points = (aries: number, scorpio: number): number[] => [
    aries,
    0,
    0,
    0,
    7,
    0,
    0,
    scorpio,
    0,
    0,
    0,
    0,
  ];

  test.each([
    ['either has none', 5, 5, [0, 4], [0, 4]],
    ['both occupied', 1, 8, [3, 4], [3, 4]],
    ['both empty and equal', 5, 5, [4, 4], [0, 0]],
    ['both empty and different', 5, 5, [6, 4], [4, 4]],
    ['the empty one has less', 1, 5, [4, 3], [4, 0]],
    ['the empty one has more', 1, 5, [3, 5], [3, 3]],
    ['the empty one has the same', 5, 8, [4, 4], [0, 4]],
  ] as const)('%s', (_, sun, moon, before, after) => {
    expect(ekadhipatyaShodhana(points(before[0], before[1]), allInLeoBut(sun, moon))).toEqual(
      points(after[0], after[1]),
    );
  });
});

describe('laws, for any signs in any school', () => {
  test('the totals are those of the tables and never change', () => {
    fc.assert(
      fc.property(anySigns, anySchool, (signs, school) => {
        const { bhinna, sarva, sarvaWithAscendant } = ashtakavarga(signs, school);
        expect(ASHTAKAVARGA_BODIES.map((body) => sum(bhinna[body].points))).toEqual([
          48, 49, 39, 54, 56, 52, 39, 49,
        ]);
        expect([sum(sarva), sum(sarvaWithAscendant)]).toEqual([337, 386]);
      }),
    );
  });

  test('each sign has the sum of its eight contributors, 0 or 1 each [S1-120]', () => {
    fc.assert(
      fc.property(anySigns, anySchool, (signs, school) => {
        for (const { contributors, points } of Object.values(ashtakavarga(signs, school).bhinna)) {
          const rows = Object.values(contributors);
          expect(rows).toHaveLength(8);
          expect(rows.flat().every((flag) => flag === 0 || flag === 1)).toBe(true);
          expect(points).toEqual(points.map((__, sign) => sum(rows.map((row) => row[sign]!))));
        }
      }),
    );
  });

  test('turning every body by a sign turns every point by a sign', () => {
    fc.assert(
      fc.property(anySigns, anySchool, (signs, school) => {
        const next = inSigns(...Object.values(signs).map((sign) => (sign % 12) + 1));
        const { sarva } = ashtakavarga(signs, school);
        expect(ashtakavarga(next, school).sarva).toEqual([sarva[11], ...sarva.slice(0, 11)]);
      }),
    );
  });

  test('reductions never grow a value or make it negative, and leave a trine with a zero', () => {
    fc.assert(
      fc.property(anySigns, anySchool, (signs, school) => {
        const chart = ashtakavarga(signs, school);
        const reduced = reduceAshtakavarga(chart, signs);
        for (const body of ASHTAKAVARGA_BODIES) {
          const { trikona, ekadhipatya, pinda } = reduced[body];
          for (let sign = 0; sign < 12; sign += 1) {
            expect(trikona[sign]).toBeLessThanOrEqual(chart.bhinna[body].points[sign]!);
            expect(ekadhipatya[sign]).toBeLessThanOrEqual(trikona[sign]!);
            expect(ekadhipatya[sign]).toBeGreaterThanOrEqual(0);
          }
          for (let sign = 0; sign < 4; sign += 1) {
            expect(Math.min(trikona[sign]!, trikona[sign + 4]!, trikona[sign + 8]!)).toBe(0);
          }
          expect(pinda.sodhya).toBe(pinda.rasi + pinda.graha);
        }
      }),
    );
  });

  test('by house: the first is the ascendant’s sign, and nothing is lost', () => {
    fc.assert(
      fc.property(anySigns, anySchool, (signs, school) => {
        const { sarva } = ashtakavarga(signs, school);
        const byHouse = pointsByHouse(sarva, signs.ascendant);
        expect(byHouse[0]).toBe(sarva[signs.ascendant - 1]);
        expect(byHouse.toSorted()).toEqual(sarva.toSorted());
      }),
    );
  });
});
