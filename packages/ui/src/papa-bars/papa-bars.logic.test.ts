import { expect, test } from 'vitest';
import { barOf, papaBandOf, totalBarOf } from './papa-bars.logic.ts';

test.each([
  [0, 'low'],
  [5, 'low'],
  [5.01, 'some'],
  [10, 'some'],
  [10.01, 'raised'],
  [15, 'raised'],
  [15.01, 'high'],
  [40, 'high'],
] as const)('a papa of %d is %s [S1-216]', (value, band) => {
  expect(papaBandOf(value)).toBe(band);
});

test.each([-1, Number.NaN])('rejects %d', (value) => {
  expect(() => papaBandOf(value)).toThrow(RangeError);
});

test('a bar is four times its value in per cent, the total half its value, both at most 100 [S1-213] [S1-217]', () => {
  expect([0, 6.25, 25, 40].map(barOf)).toEqual([0, 25, 100, 100]);
  expect([0, 41, 200, 300].map(totalBarOf)).toEqual([0, 20.5, 100, 100]);
});
