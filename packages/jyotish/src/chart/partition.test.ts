import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BIRTHS } from '../../reference/births.ts';
import { divide, normaliseDegrees, shortestArc, TICKS_PER_DEGREE, ticksOf } from './angle.ts';
import { NAKSHATRAS, nakshatraElapsed, nakshatraOf, padaOf } from './nakshatras.ts';
import { degreeInSign, houseFrom, SIGNS, signOf } from './signs.ts';
import type { SignNumber } from './signs.ts';
import { varga, VARGA_NUMBERS } from './vargas.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const multiples = (count: number): number[] => Array.from({ length: count }, (_, k) => k);
/** The next smaller longitude that can matter: a millionth of an arc-second before. */
const justBefore = (degrees: number): number => degrees - 1e-6 / 3600;

describe('a division of the zodiac is half-open, exactly', () => {
  test.each(multiples(12))('30° × %i begins its sign', (k) => {
    expect(signOf(k * 30)).toBe(k + 1);
    expect(degreeInSign(k * 30)).toBe(0);
    expect(signOf(justBefore((k + 1) * 30))).toBe(k + 1);
  });

  test.each(multiples(27))(
    '13°20′ × %i begins its nakshatra, however the product is rounded',
    (k) => {
      for (const start of [(k * 40) / 3, k * (40 / 3), k * 13 + (k * 20) / 60]) {
        expect(nakshatraOf(start).number).toBe(k + 1);
        expect(padaOf(start)).toBe(1);
        expect(nakshatraElapsed(start)).toBe(0);
      }
      expect(nakshatraOf(justBefore(((k + 1) * 40) / 3)).number).toBe(k + 1);
      expect(padaOf(justBefore(((k + 1) * 40) / 3))).toBe(4);
    },
  );

  test.each(multiples(108))('3°20′ × %i begins its pada', (k) => {
    for (const start of [(k * 10) / 3, k * (10 / 3)]) {
      expect(padaOf(start)).toBe((k % 4) + 1);
      expect(nakshatraOf(start).number).toBe(Math.floor(k / 4) + 1);
    }
  });

  test.each(VARGA_NUMBERS.filter((number) => number !== 30))(
    'each of the parts of D%i begins at its boundary',
    (number) => {
      for (const k of multiples(12 * number)) {
        const start = (k * 30) / number;
        expect(varga(number, start).part).toBe((k % number) + 1);
        expect(varga(number, start).degreeInSign).toBe(0);
        expect(varga(number, justBefore(start + 30 / number)).part).toBe((k % number) + 1);
      }
    },
  );

  test('the five parts of D30 begin at 0, 5, 10, 18, 25 in odd and 0, 5, 12, 20, 25 in even signs', () => {
    for (const [signStart, starts] of [
      [0, [0, 5, 10, 18, 25]],
      [30, [0, 5, 12, 20, 25]],
    ] as const) {
      starts.forEach((degree, index) => {
        expect(varga(30, signStart + degree).part).toBe(index + 1);
        const end = starts[index + 1] ?? 30;
        expect(varga(30, justBefore(signStart + end)).part).toBe(index + 1);
      });
    }
  });
});

describe('every longitude is in exactly one part', () => {
  test('of the signs', () => {
    fc.assert(
      fc.property(longitude, (value) => {
        const sign = signOf(value);
        expect(Object.keys(SIGNS)).toContain(String(sign));
        const degree = degreeInSign(value);
        expect(degree >= 0 && degree < 30).toBe(true);
        expect(shortestArc((sign - 1) * 30 + degree, value)).toBeLessThan(1e-9);
      }),
    );
  });

  test('of the nakshatras and padas', () => {
    fc.assert(
      fc.property(longitude, (value) => {
        const { number } = nakshatraOf(value);
        expect(NAKSHATRAS[number - 1]?.number).toBe(number);
        const elapsed = nakshatraElapsed(value);
        expect(elapsed >= 0 && elapsed < 1).toBe(true);
        expect(padaOf(value)).toBe(Math.floor(elapsed * 4 + 1e-12) + 1);
        expect(shortestArc(((number - 1 + elapsed) * 40) / 3, value)).toBeLessThan(1e-9);
      }),
    );
  });

  test('of each of the sixteen vargas', () => {
    fc.assert(
      fc.property(longitude, fc.constantFrom(...VARGA_NUMBERS), (value, number) => {
        const { sign, part, degreeInSign: degree } = varga(number, value);
        expect(Number.isInteger(sign) && sign >= 1 && sign <= 12).toBe(true);
        expect(Number.isInteger(part) && part >= 1 && part <= (number === 30 ? 5 : number)).toBe(
          true,
        );
        expect(degree >= 0 && degree < 30).toBe(true);
      }),
    );
  });

  test('and a turn more or less does not change it', () => {
    const fullTurn = 360 * TICKS_PER_DEGREE;
    fc.assert(
      fc.property(longitude, fc.integer({ min: -3, max: 3 }), (value, turns) => {
        const moved = Math.abs(ticksOf(value + 360 * turns) - ticksOf(value));
        // One tick, a seventh of a micro-arcsecond, is what a binary fraction may lose.
        expect(Math.min(moved, fullTurn - moved)).toBeLessThanOrEqual(1);
      }),
    );
    expect(signOf(-1e-15)).toBe(1);
    expect(signOf(360)).toBe(1);
    expect(signOf(-0.1)).toBe(12);
  });
});

test('a varga is the D1 sign divided: neighbours within a part share their sign', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VARGA_NUMBERS.filter((number) => number !== 30)),
      fc.nat(719),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (number, k, inside) => {
        const start = ((k % (12 * number)) * 30) / number;
        const within = Math.min(start + (inside * 30) / number, justBefore(start + 30 / number));
        expect(varga(number, within).sign).toBe(varga(number, start).sign);
      },
    ),
  );
});

test('a non-finite number throws', () => {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    expect(() => signOf(value)).toThrow(/finite/);
    expect(() => varga(9, value)).toThrow(/finite/);
    expect(() => divide(value, 27)).toThrow(expect.objectContaining({ code: 'out_of_range' }));
  }
});

test('angles reduce to one turn and arcs run the short way', () => {
  expect(normaliseDegrees(-10)).toBe(350);
  expect(normaliseDegrees(725)).toBe(5);
  expect(shortestArc(359, 2)).toBe(3);
  expect(shortestArc(2, 359)).toBe(3);
  expect(shortestArc(10, 190)).toBe(180);
});

test('houses count the first sign as one and wrap', () => {
  expect(houseFrom(11, 11)).toBe(1);
  expect(houseFrom(11, 10)).toBe(12);
  expect(houseFrom(11, 2)).toBe(4);
});

const SIGN_NAMES = Object.values(SIGNS).map(({ name }) => name);

describe.each(BIRTHS.map((birth) => [birth.id, birth] as const))(
  'reference birth %s',
  (_, birth) => {
    test('sign, nakshatra and pada of every body, both nodes and the lagna', () => {
      for (const [body, { lon }] of Object.entries(birth.positions)) {
        const expected = birth.nakshatra[body as keyof typeof birth.nakshatra];
        const nakshatra = nakshatraOf(lon);
        expect([body, nakshatra.number, padaOf(lon), nakshatra.lord]).toEqual([
          body,
          expected.index,
          expected.pada,
          expected.lord.toLowerCase(),
        ]);
        expect(nakshatraElapsed(lon)).toBeCloseTo(expected.fraction_elapsed, 7);
        expect(SIGN_NAMES[signOf(lon) - 1]).toBe(birth.sign[body as keyof typeof birth.sign]);
      }
    });

    test('the sixteen vargas of every body', () => {
      const signs = VARGA_NUMBERS.map((number) => [
        `D${number}`,
        Object.fromEntries(
          Object.entries(birth.positions).map(([body, { lon }]) => [
            body,
            varga(number, lon).sign - 1,
          ]),
        ),
      ]);
      expect(Object.fromEntries(signs)).toEqual(birth.vargas);
    });
  },
);

test('divisions of the published chart of 12 December 1997, Chennai (where published and BPHS agree, and BPHS)', () => {
  // The publisher's own positions (Mars is 14″ from Swiss Ephemeris, across an edge of D20);
  // order: ascendant, Sun … Ketu.
  const longitudes = [
    326.2211, 236.4481, 32.6892, 271.5002, 247.6061, 294.6025, 276.2118, 349.7179, 140.9636,
    320.9636,
  ];
  const published: readonly (readonly [(typeof VARGA_NUMBERS)[number], string])[] = [
    [2, '4 5 4 4 5 5 4 5 4 4'],
    [3, '7 4 2 10 9 6 10 4 1 7'],
    [4, '8 5 2 10 12 7 10 6 11 5'],
    [7, '5 8 8 4 10 9 5 10 9 3'],
    [9, '2 11 10 10 3 5 11 9 7 1'],
    [10, '7 12 10 6 11 2 8 2 11 5'],
    [12, '9 6 3 10 12 7 12 7 1 7'],
    [16, '6 7 6 1 1 2 4 7 4 4'],
    [20, '2 2 10 2 10 5 5 6 10 10'],
    [24, '1 1 6 5 11 11 8 7 9 9'],
    [60, '3 12 7 1 12 11 10 3 10 4'],
    [27, '6 9 6 5 7 2 9 3 7 1'],
    [30, '7 8 2 2 11 10 6 12 3 3'],
    [40, '11 6 10 9 11 3 3 9 4 4'],
    [45, '8 8 9 3 8 1 10 2 12 12'],
  ];
  for (const [number, signs] of published) {
    const computed = longitudes.map((value): SignNumber => varga(number, value).sign).join(' ');
    expect([number, computed]).toEqual([number, signs]);
  }
});
