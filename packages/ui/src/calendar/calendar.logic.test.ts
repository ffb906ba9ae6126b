import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayByKey,
  daysOfMonth,
  inMonth,
  orderedRange,
  weeksOf,
  withinDays,
} from './calendar.logic.ts';
import { weekdayOf } from '../dates/index.ts';

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['1947-08-15', 17, '1947-09-01'],
  ['2000-02-28', 1, '2000-02-29'],
  ['1900-02-28', 1, '1900-03-01'],
  ['0099-12-31', 1, '0100-01-01'],
  ['0001-01-01', -1, '0001-01-01'],
  ['9999-12-31', 7, '9999-12-31'],
])('%s and %i days is %s', (iso, days, expected) => {
  expect(addDays(iso, days)).toBe(expected);
});

test.each([
  ['2024-01-31', 1, '2024-02-29'],
  ['2023-03-31', -1, '2023-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['0050-06-15', -12, '0049-06-15'],
  ['1999-12-15', 1, '2000-01-15'],
  ['0001-01-15', -1, '0001-01-01'],
  ['9999-12-15', 1, '9999-12-31'],
])('%s and %i months is %s', (iso, months, expected) => {
  expect(addMonths(iso, months)).toBe(expected);
});

test('a day past the end of the month becomes its last day', () => {
  expect(inMonth('1990-01-31', 1990, 4)).toBe('1990-04-30');
});

test.each([
  ['1990-01-01', '1990-06-01'],
  ['1990-07-01', '1990-07-01'],
  ['1991-01-01', '1990-12-31'],
])('%s within half a year is %s', (iso, expected) => {
  expect(withinDays(iso, '1990-06-01', '1990-12-31')).toBe(expected);
});

describe('weeksOf', () => {
  // 15 August 1947 was a Friday.
  test('lays August 1947 in rows from the first day of the week', () => {
    const rows = (first: number) =>
      weeksOf(daysOfMonth('1947-08-15'), first).map((week) => week.map((day) => day?.date ?? null));
    expect(rows(0)).toHaveLength(6);
    expect(rows(0)[0]).toEqual([null, null, null, null, null, '1947-08-01', '1947-08-02']);
    expect(rows(0)[5]).toEqual(['1947-08-31', null, null, null, null, null, null]);
    expect(rows(1)).toHaveLength(5);
    expect(rows(1)[0]?.[4]).toBe('1947-08-01');
  });

  test('contains every day of any month once, under its weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 1, 6), (iso, first) => {
        const days = weeksOf(daysOfMonth(iso), first).flatMap((week) =>
          week.flatMap((day, place) => {
            if (day) expect(weekdayOf(day.date)).toBe((place + first) % 7);
            return day?.date ?? [];
          }),
        );
        expect(days).toContain(iso);
        expect(new Set(days.map((day) => day.slice(0, 7)))).toEqual(new Set([iso.slice(0, 7)]));
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });

  test('without days there are no weeks', () => {
    expect(weeksOf([], 0)).toEqual([]);
  });
});

test.each([
  [null, null, [null, null]],
  ['2026-11-21', null, [null, null]],
  ['2026-11-21', '2026-11-24', ['2026-11-21', '2026-11-24']],
  ['2026-11-24', '2026-11-21', ['2026-11-21', '2026-11-24']],
])('from %s to %s is %j', (from, to, ordered) => {
  expect(orderedRange(from, to)).toEqual(ordered);
});

describe('dayByKey', () => {
  test.each([
    ['ArrowRight', false, '1947-08-16'],
    ['ArrowLeft', false, '1947-08-14'],
    ['ArrowDown', false, '1947-08-22'],
    ['ArrowUp', false, '1947-08-08'],
    ['Home', false, '1947-08-10'],
    ['End', false, '1947-08-16'],
    ['PageUp', false, '1947-07-15'],
    ['PageDown', false, '1947-09-15'],
    ['PageUp', true, '1946-08-15'],
    ['PageDown', true, '1948-08-15'],
    ['a', false, undefined],
  ])('%s (shift: %s) goes to %s', (key, shiftKey, expected) => {
    expect(dayByKey({ key, shiftKey }, '1947-08-15', 'ltr', 0)).toBe(expected);
  });

  test('where the week begins on Monday, Home and End go to Monday and Sunday', () => {
    const reached = (key: string) => dayByKey({ key, shiftKey: false }, '1947-08-15', 'ltr', 1);
    expect([reached('Home'), reached('End')]).toEqual(['1947-08-11', '1947-08-17']);
  });

  test('left and right arrows are swapped in right-to-left text', () => {
    const key = { key: 'ArrowRight', shiftKey: false };
    expect(dayByKey(key, '1947-08-15', 'rtl', 0)).toBe('1947-08-14');
  });
});
