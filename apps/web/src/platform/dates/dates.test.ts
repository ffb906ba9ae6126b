import { expect, test } from 'vitest';
import { INDIA, ownDayOf, spanInWords, todayIn, writtenDay } from './dates.ts';

test('a day begins at midnight in its time zone', () => {
  const beforeMidnight = Date.parse('2026-11-22T18:29:59Z');
  expect(todayIn(INDIA, beforeMidnight)).toBe('2026-11-22');
  expect(todayIn(INDIA, beforeMidnight + 1000)).toBe('2026-11-23');
  expect(todayIn('America/New_York', beforeMidnight)).toBe('2026-11-22');
});

test.each([
  ['daily', '2026-11-22', '2026-11-22', 'Sunday, 22 November 2026'],
  ['weekly', '2026-11-22', '2026-11-28', '22–28 November 2026'],
  ['monthly', '2026-11-01', '2026-11-30', 'November 2026'],
  ['yearly', '2026-01-01', '2026-12-31', '2026'],
] as const)('formats a %s span from %s to %s as %s', (period, from, to, words) => {
  expect(spanInWords({ period, from, to }, 'en')).toBe(words);
});

test('dates of articles and policies have the month first', () => {
  expect(writtenDay('2025-03-15', 'en')).toBe('March 15, 2025');
  expect(writtenDay('2025-03-15', 'hi')).toBe('15 मार्च 2025');
});

test("the visitor's own date is that of the device's time zone", () => {
  expect(ownDayOf(new Date(2026, 10, 22, 23, 59).getTime())).toBe('2026-11-22');
});
