import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canBecomeNumber,
  decimalsOf,
  isWithin,
  numberText,
  parseNumber,
  placeInTyped,
  stepped,
} from './number-field.logic.ts';

const locales =
  'en-IN hi-IN en-US de-DE de-CH fr-FR sv-SE ta-IN bn-IN mr-IN fa-IR ar-EG ja-JP my-MM'.split(' ');

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

  test.each([
    '',
    '-',
    '.',
    '12x',
    '1,',
    ',1',
    '1,5',
    '12,34',
    '1,5000',
    '1.2.3',
    '1e5',
    '5-',
    '१०.५.२',
    '99999999999999999',
  ])('%j is no number', (text) => {
    expect(parseNumber(text, 3)).toEqual({ problem: 'format' });
  });

  test.each([
    ['2.5', 0],
    ['2.125', 2],
  ])('%s has more than %i decimals', (text, decimals) => {
    expect(parseNumber(text, decimals)).toEqual({ problem: 'decimals' });
  });

  test.each([
    ['de-DE', '1,5', 1.5],
    ['de-DE', '150.000,5', 150_000.5],
    ['en-US', '150,000.5', 150_000.5],
    ['fr-FR', '150 000,5', 150_000.5],
    ['fr-FR', '1.5', 1.5],
    ['de-CH', "150'000.5", 150_000.5],
    ['bn-IN', '১,৫০,০০০.৫', 150_000.5],
    ['ta-IN', '௧௨', 12],
    ['ar-EG', '٣٤٫٥', 34.5],
    ['ja-JP', '１２', 12],
  ])('in %s %s is %d', (locale, text, number) => {
    expect(parseNumber(text, 1, locale)).toEqual({ number });
  });

  test.each([
    ['en-US', '1,5'],
    ['bn-IN', '1,5'],
    ['de-DE', '1.5'],
  ])('in %s %s is no number, though it may be the beginning of one', (locale, text) => {
    expect(parseNumber(text, 1, locale)).toEqual({ problem: 'format' });
    expect(canBecomeNumber(text, locale)).toBe(true);
  });

  test.each(locales)('in %s reads back what the field writes, grouped or not', (locale) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.nat(3),
        fc.boolean(),
        (digits, decimals, grouping) => {
          const number = Number((digits / 10 ** decimals).toFixed(decimals)) + 0;
          const text = numberText(number, decimals, { locale, grouping });
          expect(parseNumber(text, decimals, locale)).toEqual({ number });
        },
      ),
      { numRuns: 30 },
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

test.each([
  ['en-IN', '12,34,56,789.25', '123456789.25'],
  ['hi-IN', '12,34,56,789.25', '123456789.25'],
  ['en-US', '123,456,789.25', '123456789.25'],
  ['de-DE', '123.456.789,25', '123456789,25'],
  ['bn-IN', '১২,৩৪,৫৬,৭৮৯.২৫', '১২৩৪৫৬৭৮৯.২৫'],
  ['ta-IN', '12,34,56,789.25', '123456789.25'],
  ['fa-IR', '۱۲۳٬۴۵۶٬۷۸۹٫۲۵', '۱۲۳۴۵۶۷۸۹٫۲۵'],
  ['ar-EG', '١٢٣٬٤٥٦٬٧٨٩٫٢٥', '١٢٣٤٥٦٧٨٩٫٢٥'],
  ['ja-JP', '123,456,789.25', '123456789.25'],
  ['sv-SE', '123\u00a0456\u00a0789,25', '123456789,25'],
  ['fr-FR', '123\u202f456\u202f789,25', '123456789,25'],
])('in %s it is written %s, and typed %s', (locale, written, typed) => {
  expect(numberText(123_456_789.25, 4, { locale, grouping: true })).toBe(written);
  expect(numberText(123_456_789.25, 4, { locale, grouping: false })).toBe(typed);
});

test('a place in the grouped text is before the same digit in the typed one', () => {
  expect([0, 1, 2, 4, 8].map((place) => placeInTyped('1,50,000', place, 'en-IN'))).toEqual([
    0, 1, 1, 3, 6,
  ]);
});
