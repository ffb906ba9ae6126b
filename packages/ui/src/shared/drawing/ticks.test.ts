import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onRing, ringPart, ticksOf } from './ticks.ts';

test.each([
  [1, 2, [0, 1]],
  [7, 8, [0, 1]],
  [8, 9, [0, 0.5, 1]],
  [10, 11, [0, 0.5, 1]],
  [36, 37, [0, 1 / 6, 2 / 6, 3 / 6, 4 / 6, 5 / 6, 1]],
] as const)('a scale to %d has %d ticks, long where it is ruled evenly', (max, count, long) => {
  const ticks = ticksOf(max);
  expect(ticks).toHaveLength(count);
  const longAt = ticks.filter(({ isLong }) => isLong).map(({ share }) => share);
  expect(longAt).toEqual(long);
});

test('a scale to 100 steps by two, one to 1,000 by twenty', () => {
  expect(ticksOf(100)).toHaveLength(51);
  expect(ticksOf(1000)).toHaveLength(51);
});

test('any scale begins at nothing, rises evenly, and is never crowded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (max) => {
      const shares = ticksOf(max).map(({ share }) => share);
      expect(shares[0]).toBe(0);
      expect(shares.length).toBeLessThanOrEqual(61);
      expect(shares.at(-1)).toBeLessThanOrEqual(1);
      const [, first = 0] = shares;
      for (const [index, share] of shares.entries()) expect(share).toBeCloseTo(index * first, 9);
    }),
  );
});

test('a scale without integer steps has twenty', () => {
  expect(ticksOf(2.5)).toHaveLength(21);
  expect(ticksOf(2.5).at(-1)).toEqual({ share: 1, isLong: true });
});

test.each([
  [0, '50 10'],
  [0.25, '90 50'],
  [0.5, '50 90'],
])('%d of a turn is at %s', (share, point) => {
  expect(onRing(share, 40, 50)).toBe(point);
});

test('a part of a ring runs clockwise or back, the larger way round for more than half', () => {
  expect(ringPart(0.75, 1, 100, 90, 200)).toBe(
    'M100 200A100 100 0 0 1 200 100L200 110A90 90 0 0 0 110 200Z',
  );
  expect(ringPart(0.25, 1, 100, 90, 200)).toContain('A100 100 0 1 1 200 100');
  expect(ringPart(1, 0.75, 100, 90, 200)).toContain('A100 100 0 0 0 100 200');
});
