import { expect, test } from 'vitest';
import { writtenNumber } from './written-number.ts';

test.each([
  [950, 'en', '950'],
  [12_400, 'en', '12,400'],
  [1.256, 'en', '1.26'],
  [-3, 'en', '−3'],
  [124_000, 'en', '1,24,000'],
  [124_000, 'hi', '1,24,000'],
] as const)('writtenNumber(%i, %s) is %s', (count, language, expected) => {
  expect(writtenNumber(count, language)).toBe(expected);
});
