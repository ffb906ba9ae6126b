import { expect, test } from 'vitest';
import { devanagariDigits, digitsLike, latinDigits } from './digits.ts';

test.each(
  'arab arabext deva beng guru gujr orya tamldec telu knda mlym fullwide latn'
    .split(' ')
    .map((system) => [system]),
)('the digits of %s are read and written', (system) => {
  const write = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false });
  const own = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => write.format(digit)).join('');
  expect(latinDigits(own)).toBe('0123456789');
  expect(digitsLike(own.at(5)!, '0123456789')).toBe(own);
});

test.each([
  ['१५/०८/1947', '15/08/1947'],
  ['वर्ष', 'वर्ष'],
])('%s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

test('Latin digits become Devanagari ones, and all else stays', () => {
  expect(devanagariDigits('0123456789')).toBe('०१२३४५६७८९');
  expect(devanagariDigits('Ward 5/८')).toBe('Ward ५/८');
  expect(digitsLike('none', '12')).toBe('12');
});
