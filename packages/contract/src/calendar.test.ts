import { expect, test } from 'vitest';
import { hasCompletedYears, isRealDate, todayIn } from './calendar.ts';

test.each([
  ['2008-11-21', '2026-11-21', true],
  ['2008-11-22', '2026-11-21', false],
  ['2008-11-20', '2026-11-21', true],
  ['2008-02-29', '2026-02-28', false],
  ['2008-02-29', '2026-03-01', true],
])('born %s, a person has completed 18 years on %s: %s', (birth, today, expected) => {
  expect(hasCompletedYears(birth, 18, today)).toBe(expected);
});

test.each([
  ['1900-02-29', false],
  ['2000-02-29', true],
  ['2023-13-01', false],
  ['2023-00-01', false],
  ['0000-01-01', false],
  ['2023-1-1', false],
])('%s is a real date: %s', (date, expected) => {
  expect(isRealDate(date)).toBe(expected);
});

test('today is the date in the zone, not that of the machine', () => {
  const lateInLondon = new Date('2026-11-21T20:00:00Z');
  expect(todayIn('Asia/Kolkata', lateInLondon)).toBe('2026-11-22');
  expect(todayIn('Europe/London', lateInLondon)).toBe('2026-11-21');
});
