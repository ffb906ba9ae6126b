import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isReduced, rupees, savedPercent } from './price.logic.ts';

test.each([
  [0, '₹0'],
  [50, '₹50'],
  [1050, '₹1,050'],
  [1_50_000, '₹1,50,000'],
  [1_23_45_678, '₹1,23,45,678'],
  [99.5, '₹99.50'],
  [-1050, '−₹1,050'],
])('%d rupees are written %s', (amount, formatted) => {
  expect(rupees(amount)).toBe(formatted);
});

test.each([
  [2100, 1050, 50],
  [5500, 3850, 30],
  [3200, 2400, 25],
  [300, 200, 33],
  [1000, 1, 99],
])('%d reduced to %d saves %d percent', (list, amount, percent) => {
  expect(savedPercent(amount, list)).toBe(percent);
});

test('only a higher list price is struck', () => {
  expect(isReduced(50, undefined)).toBe(false);
  expect(isReduced(50, 50)).toBe(false);
  expect(isReduced(60, 50)).toBe(false);
  expect(isReduced(30, 50)).toBe(true);
});

test('the shown saving is never more than the actual one', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_00_00_000 }),
      fc.integer({ min: 0, max: 1_00_00_000 }),
      (list, amount) => {
        if (!isReduced(amount, list)) return;
        const percent = savedPercent(amount, list);
        expect(percent * list).toBeLessThanOrEqual((list - amount) * 100 + 1e-6);
        expect(percent).toBeLessThanOrEqual(100);
      },
    ),
  );
});
