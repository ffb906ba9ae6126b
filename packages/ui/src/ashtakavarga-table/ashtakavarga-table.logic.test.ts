import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heatOf, houseOf, twelve } from './ashtakavarga-table.logic.ts';

describe('heatOf', () => {
  test.each([
    [0, 'weak'],
    [1, 'weak'],
    [2, 'plain'],
    [3, 'plain'],
    [4, 'strong'],
    [8, 'strong'],
  ] as const)('%i points are %s [S1-105]', (points, heat) => {
    expect(heatOf(points)).toBe(heat);
  });
});

describe('houseOf', () => {
  test('the ascendant is the first house, and each sign is one house', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (lagna) => {
        const houses = Array.from({ length: 12 }, (_, index) => houseOf(index + 1, lagna));
        expect(houses[lagna - 1]).toBe(1);
        expect(new Set(houses).size).toBe(12);
      }),
    );
  });
});

describe('twelve', () => {
  test.each([[[1, 2, 3]], [Array(12).fill(9)], [Array(12).fill(-1)], [Array(12).fill(Number.NaN)]])(
    'rejects %j',
    (values: number[]) => {
      expect(() => twelve(values, 8, 'Sun')).toThrow(RangeError);
    },
  );
});
