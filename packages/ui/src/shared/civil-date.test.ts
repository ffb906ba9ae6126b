import { expect, test } from 'vitest';
import { longDate, weekdayNames, weekdayOf } from './civil-date.ts';

test.each([
  ['en', '2025-04-06', 'Sunday, 6 April 2025'],
  ['hi', '2025-04-06', 'रविवार, 6 अप्रैल 2025'],
  ['en', '1949-12-31', 'Saturday, 31 December 1949'],
] as const)('in %s %s is %s', (language, date, words) => {
  expect(longDate(language, date)).toBe(words);
});

test('a week begins on Sunday', () => {
  expect(weekdayNames('en', 'short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(weekdayNames('hi', 'long')[0]).toBe('रविवार');
  expect(weekdayOf('2025-04-06')).toBe(0);
});
