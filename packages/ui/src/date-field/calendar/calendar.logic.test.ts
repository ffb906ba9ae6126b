import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayByKey, inMonth, weeksOf, withinDays } from './calendar.logic.ts';
import { weekdayOf } from '../../dates/index.ts';

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
  test('lays August 1947 in rows from Sunday', () => {
    const weeks = weeksOf('1947-08-15');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, '1947-08-01', '1947-08-02']);
    expect(weeks[2]?.[5]).toBe('1947-08-15');
    expect(weeks[5]).toEqual(['1947-08-31', null, null, null, null, null, null]);
  });

  test('contains every day of any month once, under its weekday', () => {
    fc.assert(
      fc.property(anyDay, (iso) => {
        const days = weeksOf(iso).flatMap((week) =>
          week.flatMap((day, weekday) => {
            if (day !== null) expect(weekdayOf(day)).toBe(weekday);
            return day ?? [];
          }),
        );
        expect(days).toContain(iso);
        expect(new Set(days.map((day) => day.slice(0, 7)))).toEqual(new Set([iso.slice(0, 7)]));
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });
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
    expect(dayByKey({ key, shiftKey }, '1947-08-15', 'ltr')).toBe(expected);
  });

  test('left and right arrows are swapped in right-to-left text', () => {
    const key = { key: 'ArrowRight', shiftKey: false };
    expect(dayByKey(key, '1947-08-15', 'rtl')).toBe('1947-08-14');
  });
});
