import { expect, test } from 'vitest';
import { devanagariDigits, latinDigits } from './digits.ts';

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['१५/०८/1947', '15/08/1947'],
  ['वर्ष', 'वर्ष'],
])('%s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});

test('Latin digits become Devanagari ones, and all else stays', () => {
  expect(devanagariDigits('0123456789')).toBe('०१२३४५६७८९');
  expect(devanagariDigits('Ward 5/८')).toBe('Ward ५/८');
});
