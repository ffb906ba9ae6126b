import { describe, expect, test } from 'vitest';
import { civilDays, isoFromJulianDay } from './index.ts';

function starts(date: string, count: number, timeZone: string): string[] {
  return civilDays(date, count, timeZone).map(({ startJdUt }) => isoFromJulianDay(startJdUt));
}

test('days follow each other, one ending where the next begins', () => {
  const days = civilDays('2024-02-28', 3, 'Asia/Kolkata');
  expect(days.map(({ date, weekday }) => [date, weekday])).toEqual([
    ['2024-02-28', 3],
    ['2024-02-29', 4],
    ['2024-03-01', 5],
  ]);
  expect(days[1]!.startJdUt).toBe(days[0]!.endJdUt);
  expect(starts('2024-02-28', 1, 'Asia/Kolkata')).toEqual(['2024-02-27T18:30:00Z']);
});

test.each([
  ['America/New_York', '2024-03-10', 23],
  ['America/New_York', '2024-11-03', 25],
  ['America/Sao_Paulo', '2018-11-04', 23],
  ['Pacific/Apia', '2011-12-29', 24],
  ['+05:53:20', '2024-03-10', 24],
])('in %s %s has %d hours', (timeZone, date, hours) => {
  const { startJdUt, endJdUt } = civilDays(date, 1, timeZone)[0]!;
  expect((endJdUt - startJdUt) * 24).toBeCloseTo(hours, 6);
});

test('an offset is used unchanged', () => {
  expect(starts('1900-01-01', 1, '+05:21:10')).toEqual(['1899-12-31T18:38:50Z']);
});

test.each([
  ['Pacific/Apia', '2011-12-29', ['2011-12-29', '2011-12-31']],
  ['Pacific/Kiritimati', '1994-12-30', ['1994-12-30', '1995-01-01']],
])('in %s the days from %s go past the one that was left out', (timeZone, first, dates) => {
  const days = civilDays(first, 3, timeZone);
  expect(days.map(({ date }) => date)).toEqual(dates);
  expect(days[1]!.startJdUt).toBe(days[0]!.endJdUt);
});

describe('refused', () => {
  test.each([
    ['2024-02-30', 1, 'Asia/Kolkata', 'invalid_date'],
    ['2201-01-01', 1, 'Asia/Kolkata', 'out_of_range'],
    ['2024-02-03', 0, 'Asia/Kolkata', 'out_of_range'],
    ['2024-02-03', Number.NaN, 'Asia/Kolkata', 'out_of_range'],
    ['2024-02-03', 1, 'Mars/Olympus', 'unknown_timezone'],
    ['2011-12-30', 1, 'Pacific/Apia', 'date_skipped'],
  ])('%s, %d days, %s: %s', (date, count, timeZone, code) => {
    expect(() => civilDays(date, count, timeZone)).toThrow(expect.objectContaining({ code }));
  });
});
