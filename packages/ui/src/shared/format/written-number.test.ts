import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenNumber } from './written-number.ts';

test.each([
  [950, '950'],
  [12_400, '12,400'],
  [1.256, '1.26'],
  [-3, '−3'],
  [-0.001, '0'],
  [124_000, '1,24,000'],
  [10_000_000, '1,00,00,000'],
] as const)('%d is written %s', (value, expected) => {
  expect(writtenNumber(value)).toBe(expected);
});

test('the requested number of decimals, in either numbering system', () => {
  expect(writtenNumber(1500, { fractionDigits: 2 })).toBe('1,500.00');
  expect(writtenNumber(-150_000.5, { fractionDigits: 1, numberingSystem: 'deva' })).toBe(
    '−१,५०,०००.५',
  );
});

test('every number is written as the browser writes it for India', () => {
  const [english, hindi] = ['en-IN', 'hi-IN-u-nu-deva'].map(
    (locale) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: 2, signDisplay: 'negative' }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (hundredths) => {
      const value = hundredths / 100;
      expect(writtenNumber(value).replace('−', '-')).toBe(english?.format(value));
      expect(writtenNumber(value, { numberingSystem: 'deva' }).replace('−', '-')).toBe(
        hindi?.format(value),
      );
    }),
  );
});
