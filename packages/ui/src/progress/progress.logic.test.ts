import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doneShare, filledTicks } from './progress.logic.ts';

test.each([
  [0, 100, 0],
  [40, 100, 0.4],
  [3, 5, 0.6],
  [101, 100, 1],
  [-1, 100, 0],
  [0, 0, 0],
  [Number.NaN, 100, 0],
])('%d of %d is %d', (value, max, share) => {
  expect(doneShare(value, max)).toBe(share);
});

test('no tick is filled only at 0, every tick only at 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 2, max: 60 }),
      (share, ticks) => {
        const filled = filledTicks(share, ticks);
        expect(filled === 0).toBe(share === 0);
        expect(filled === ticks).toBe(share === 1);
      },
    ),
  );
});
