import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['०१२३४५६७८९', '0123456789'],
  ['१५/०८/1947', '15/08/1947'],
  ['वर्ष', 'वर्ष'],
])('%s is %s', (text, latin) => {
  expect(latinDigits(text)).toBe(latin);
});
