import { expect, test } from 'vitest';
import { papaBandOf } from './papa-bars.logic.ts';

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
