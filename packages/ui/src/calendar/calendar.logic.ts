import { weekdayOf } from '../dates/index.ts';
import type { Direction } from '../shared/react/use-direction.ts';

/** Days are written YYYY-MM-DD and belong to the Gregorian calendar, years 1 to 9999. */
export const FIRST_DAY = '0001-01-01';
export const LAST_DAY = '9999-12-31';

const DAY = 86_400_000;

function dateOf(iso: string): Date {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return utc(year, month, day);
}

function utc(year: number, month: number, day: number): Date {
  const date = new Date(0);
  // Not Date.UTC: that reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

const isoOf = (date: Date): string => {
  const year = date.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : date.toISOString().slice(0, 10);
};

export const yearOf = (iso: string): number => Number(iso.slice(0, 4));
export const monthOf = (iso: string): number => Number(iso.slice(5, 7));
const dayOf = (iso: string): number => Number(iso.slice(8));

/** The day of this device's clock, YYYY-MM-DD. */
export function localToday(): string {
  const now = new Date();
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** The same day of another month, or that month's last day if it has no such day. */
export function inMonth(iso: string, year: number, month: number): string {
  const last = utc(year, month + 1, 0).getUTCDate();
  return isoOf(utc(year, month, Math.min(dayOf(iso), last)));
}

export const addDays = (iso: string, days: number): string =>
  isoOf(new Date(dateOf(iso).getTime() + days * DAY));

export function addMonths(iso: string, months: number): string {
  const first = utc(yearOf(iso), monthOf(iso) + months, 1);
  const year = first.getUTCFullYear();
  if (year < 1) return FIRST_DAY;
  return year > 9999 ? LAST_DAY : inMonth(iso, year, first.getUTCMonth() + 1);
}

/** Clamps a day to `min` and `max`. */
export function withinDays(iso: string, min: string, max: string): string {
  if (iso < min) return min;
  return iso > max ? max : iso;
}

/** From one day to another, both included, `YYYY-MM-DD`; `null` for a day that is not chosen yet. */
export interface DateRange {
  /** The first day. */
  start: string | null;
  /** The last day. */
  end: string | null;
}

/** Two days in their order. */
export function orderedRange(
  start: string | null,
  end: string | null,
): [start: string, end: string] | [null, null] {
  if (start === null || end === null) return [null, null];
  return start <= end ? [start, end] : [end, start];
}

/** The days of the month that a day belongs to. */
export function daysOfMonth(iso: string): { date: string }[] {
  const first = inMonth(`${iso.slice(0, 8)}01`, yearOf(iso), monthOf(iso));
  const count = utc(yearOf(iso), monthOf(iso) + 1, 0).getUTCDate();
  return Array.from({ length: count }, (_, day) => ({ date: addDays(first, day) }));
}

/** Place of a day in its week, from 0. */
const placeIn = (iso: string, firstWeekday: number) => (weekdayOf(iso) - firstWeekday + 7) % 7;

/** Days in rows of a week, `null` where a week has other days. */
export function weeksOf<Day extends { date: string }>(
  days: readonly Day[],
  firstWeekday: number,
): (Day | null)[][] {
  const [first] = days;
  if (!first) return [];
  const before = placeIn(first.date, firstWeekday);
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => days[week * 7 + place - before] ?? null),
  );
}

/**
 * The day that a key moves to; undefined for any other key. Page Up and Page Down move by months, with Shift by years.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function dayByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  iso: string,
  direction: Direction,
  firstWeekday: number,
): string | undefined {
  const forward = direction === 'ltr' ? 1 : -1;
  const place = placeIn(iso, firstWeekday);
  switch (key) {
    case 'ArrowRight':
      return addDays(iso, forward);
    case 'ArrowLeft':
      return addDays(iso, -forward);
    case 'ArrowDown':
      return addDays(iso, 7);
    case 'ArrowUp':
      return addDays(iso, -7);
    case 'Home':
      return addDays(iso, -place);
    case 'End':
      return addDays(iso, 6 - place);
    case 'PageUp':
      return addMonths(iso, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(iso, shiftKey ? 12 : 1);
    default:
      return undefined;
  }
}
