import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decimalsOf,
  grouped,
  isWithin,
  parseNumber,
  plain,
  stepped,
} from './number-field.logic.ts';

describe('parseNumber', () => {
  test.each([
    ['7', 0, 7],
    [' 1,50,000 ', 0, 150_000],
    ['150,000', 0, 150_000],
    ['1 50 000', 0, 150_000],
    ['१,५०,०००', 0, 150_000],
    ['२.५', 1, 2.5],
    ['-5', 0, -5],
    ['\u22125', 0, -5],
    ['2.', 1, 2],
    ['.5', 1, 0.5],
    ['25.3176', 4, 25.3176],
  ])('reads %j to %i decimals', (text, decimals, number) => {
    expect(parseNumber(text, decimals)).toEqual({ number });
  });

  test.each(['', '-', '.', '12x', '1,', ',1', '1.2.3', '1e5', '5-', '१०.५.२', '99999999999999999'])(
    '%j is no number',
    (text) => {
      expect(parseNumber(text, 3)).toEqual({ problem: 'format' });
    },
  );

  test.each([
    ['2.5', 0],
    ['2.125', 2],
  ])('%s has more than %i decimals', (text, decimals) => {
    expect(parseNumber(text, decimals)).toEqual({ problem: 'decimals' });
  });

  test('reads back what the field writes, grouped or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.nat(3), (digits, decimals) => {
        const number = Number((digits / 10 ** decimals).toFixed(decimals));
        expect(parseNumber(grouped(number, decimals), decimals)).toEqual({ number });
        expect(parseNumber(plain(number, decimals), decimals)).toEqual({ number });
      }),
    );
  });
});

test.each([
  [1, 0],
  [0.5, 1],
  [0.0001, 4],
  [1e-7, 7],
])('a step of %s has %i decimals', (step, decimals) => {
  expect(decimalsOf(step)).toBe(decimals);
});

describe('stepped', () => {
  const bounds = { min: 1, max: 10, step: 3, decimals: 0 };
  test.each([
    [null, 1, 1],
    [null, -1, 10],
    [1, 1, 4],
    [2, 1, 4],
    [2, -1, 1],
    [9, 1, 10],
    [10, 1, 10],
    [1, -1, 1],
    [40, -1, 10],
  ] as const)('from %s by %i to %i', (from, direction, to) => {
    expect(stepped(from, direction, bounds)).toBe(to);
  });

  test.each([
    [0.2, 0.3],
    [0.3, 0.4],
    [0.7, 0.8],
  ])('from %d to %d by tenths, without rounding errors', (from, to) => {
    expect(stepped(from, 1, { min: undefined, max: undefined, step: 0.1, decimals: 1 })).toBe(to);
  });

  test('without bounds it starts at 0', () => {
    const free = { min: undefined, max: undefined, step: 1, decimals: 0 };
    expect([stepped(null, 1, free), stepped(0, -1, free)]).toEqual([0, -1]);
  });
});

test('min and max are respected', () => {
  expect([0, 1, 10, 11].map((each) => isWithin(each, { min: 1, max: 10 }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isWithin(-1e9, { min: undefined, max: undefined })).toBe(true);
});

test('groups as India does', () => {
  expect(grouped(123_456_789.25, 2)).toBe('12,34,56,789.25');
});
