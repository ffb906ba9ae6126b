import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markOf, ticksFor } from './koota-table.logic.ts';

test.each([
  [0, 1, 'notMet'],
  [0.5, 1, 'partly'],
  [1, 1, 'met'],
  [7, 8, 'partly'],
] as const)('%d of %d is %s', (score, full, mark) => {
  expect(markOf(score, full)).toBe(mark);
});

test.each([
  [2, 1],
  [-1, 8],
  [Number.NaN, 8],
  [0, 0],
])('rejects %d of %d', (score, full) => {
  expect(() => markOf(score, full)).toThrow(RangeError);
});

test('the ticks of a score add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 0, max: 16 }), (full, halves) => {
      const score = Math.min(halves / 2, full);
      const ticks = ticksFor(score, full);
      expect(ticks).toHaveLength(full);
      expect(ticks.reduce((sum, tick) => sum + tick, 0)).toBe(score);
    }),
  );
});
