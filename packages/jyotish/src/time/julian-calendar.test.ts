import { describe, expect, test } from 'vitest';
import { gregorianFromJulian, julianCalendarUntil } from './index.ts';

describe('a date of the Julian calendar is a later one of the Gregorian', () => {
  test.each([
    ['1917-10-25', '1917-11-07'],
    ['1918-01-31', '1918-02-13'],
    ['1923-02-15', '1923-02-28'],
    ['1900-02-28', '1900-03-12'],
    ['1900-02-29', '1900-03-13'],
    ['1900-03-01', '1900-03-14'],
    ['1800-01-01', '1800-01-12'],
    ['1799-12-31', '1800-01-11'],
  ])('%s is %s', (julian, gregorian) => {
    expect(gregorianFromJulian(julian)).toBe(gregorian);
  });

  test.each(['1901-02-29', '1901-04-31', '1901-13-01', '1901-00-10', '1901-01-00', '1 May 1901'])(
    '%s is no day of it',
    (date) => {
      expect(() => gregorianFromJulian(date)).toThrow(
        expect.objectContaining({ code: 'invalid_date' }),
      );
    },
  );
});

test.each([
  ['Europe/Moscow', '1918-02-14'],
  ['Asia/Tbilisi', '1918-02-14'],
  ['Europe/Kyiv', '1918-03-01'],
  ['Europe/Sofia', '1916-04-14'],
  ['Europe/Belgrade', '1919-01-28'],
  ['Europe/Bucharest', '1919-04-14'],
  ['Europe/Athens', '1923-03-01'],
  ['Europe/Istanbul', '1917-03-01'],
  ['Asia/Kolkata', null],
  ['Europe/Helsinki', null],
])('%s had the Julian calendar until %s', (timezone, until) => {
  expect(julianCalendarUntil(timezone)).toBe(until);
});
