import { expect, test } from 'vitest';
import { INDIA, ownDayOf, spanInWords, todayIn, writtenDay } from './dates.ts';

test('a day begins at the midnight of its place', () => {
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
] as const)('a %s span from %s to %s is %s', (period, from, to, words) => {
  expect(spanInWords({ period, from, to }, 'en')).toBe(words);
});

test('articles and policies name the month first', () => {
  expect(writtenDay('2025-03-15', 'en')).toBe('March 15, 2025');
  expect(writtenDay('2025-03-15', 'hi')).toBe('15 मार्च 2025');
});

test("the visitor's own day is that of the device", () => {
  expect(ownDayOf(new Date(2026, 10, 22, 23, 59).getTime())).toBe('2026-11-22');
});
