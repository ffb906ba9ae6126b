import { expect, test } from 'vitest';
import {
  civilDate,
  dateSpan,
  dayAndMonth,
  firstWeekday,
  longDate,
  monthAndYear,
  monthName,
  monthNames,
  weekdayName,
  weekdayNames,
  weekdayOf,
} from './index.ts';

test.each([
  ['en', '2025-04-06', 'Sunday, 6 April 2025'],
  ['hi', '2025-04-06', 'रविवार, 6 अप्रैल 2025'],
  ['en', '1949-12-31', 'Saturday, 31 December 1949'],
  ['en', '1600-02-29', 'Tuesday, 29 February 1600'],
] as const)('in %s %s is %s', (language, date, words) => {
  expect(longDate(language, date)).toBe(words);
});

test('a week begins on Sunday', () => {
  expect(weekdayNames('en', 'short')).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  expect(weekdayNames('hi', 'long')[0]).toBe('रविवार');
  expect(weekdayOf('2025-04-06')).toBe(0);
});

test('calendars begin with the weekday of the region, as in CLDR', () => {
  const regions = 'AE AU BR CN DE EG FR GB IN IR JP MV NP PK PT SA US ZA'.split(' ');
  type WithWeeks = Intl.Locale & { getWeekInfo: () => { firstDay: number } };
  const ofIntl = (locale: string) =>
    (new Intl.Locale(locale) as WithWeeks).getWeekInfo().firstDay % 7;
  for (const locale of [...regions.map((region) => `en-${region}`), 'en', 'hi', 'ta', 'de', 'ar'])
    expect([locale, firstWeekday(locale)]).toEqual([locale, ofIntl(locale)]);
});

test('parts of a date are those of the language', () => {
  expect(weekdayName('en', '2026-11-24', 'short')).toBe('Tue');
  expect(monthName('en', '2026-09-24', 'short')).toBe('Sep');
  expect(dayAndMonth('en', '2026-11-24')).toBe('24 November');
  expect(monthAndYear('hi', '2026-11-24')).toBe('नवंबर 2026');
  expect(civilDate('en', '2026-11-24', 'short')).toBe('24 Nov 2026');
});

test.each([
  ['2026-11-23', '2026-11-29', '23–29 November 2026'],
  ['2026-11-30', '2026-12-06', '30 November – 6 December 2026'],
  ['2026-12-28', '2027-01-03', '28 December 2026 – 3 January 2027'],
  ['2026-11-23', '2027-11-29', '23 November 2026 – 29 November 2027'],
])('from %s to %s is %s', (from, to, words) => {
  expect(dateSpan('en', from, to)).toBe(words);
});

test('English names are those of Intl; Hindi has seven days and twelve months', () => {
  const ofIntl = (options: Intl.DateTimeFormatOptions, dates: readonly string[]) =>
    dates.map((date) =>
      new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(date)),
    );
  const months = Array.from({ length: 12 }, (_, at) => `2026-${`${at + 1}`.padStart(2, '0')}-01`);
  // 1 November 2026 was a Sunday.
  const week = Array.from({ length: 7 }, (_, at) => `2026-11-0${at + 1}`);
  expect(monthNames('en', 'long')).toEqual(ofIntl({ month: 'long' }, months));
  expect(weekdayNames('en', 'long')).toEqual(ofIntl({ weekday: 'long' }, week));
  expect(new Set(monthNames('hi', 'long')).size).toBe(12);
  expect(new Set(weekdayNames('hi', 'short')).size).toBe(7);
});
