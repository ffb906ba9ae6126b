import { JyotishError } from '../error.ts';
import { dateFromDays, daysFromDate, formatDate } from './calendar.ts';
import { parseDate, skippedDate, startOfDay, weekdayOf } from './civil.ts';
import type { LocalTime } from './civil.ts';
import { julianDayFromUnixSeconds } from './julian-day.ts';
import type { JulianDay } from './julian-day.ts';

/** A civil day of a time zone, midnight to midnight: 23 or 25 hours where the clocks change. */
export interface CivilDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** 0 Sunday to 6 Saturday. */
  weekday: LocalTime['weekday'];
  /** Julian days, UT. */
  startJdUt: JulianDay;
  /** the next midnight, which belongs to the next day */
  endJdUt: JulianDay;
}

/**
 * Consecutive civil days. A day begins at its first instant, also if clocks skip midnight. A date that the zone skipped
 * because the date line moved is left out.
 * @param date The first one, `YYYY-MM-DD`.
 * @param count How many dates of the calendar, from 1.
 * @throws JyotishError `invalid_date`, `unknown_timezone`, `out_of_range` (first year 1800 to 2200, or an invalid
 * count), `date_skipped` when the zone skipped every one of the dates.
 */
export function civilDays(date: string, count: number, timeZone: string): CivilDay[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new JyotishError('out_of_range', `${count} is not a number of days.`);
  }
  const days = daysFrom(daysFromDate(parseDate(date)), count, timeZone);
  if (days.length === 0) throw skippedDate(date, timeZone);
  return days;
}

/** As `civilDays`, from a day counted from 1970-01-01; empty when the zone skipped every one of the dates. */
export function daysFrom(first: number, count: number, timeZone: string): CivilDay[] {
  const days: CivilDay[] = [];
  let start = startOfDay(first, timeZone);
  for (let number = first; number < first + count; number += 1) {
    const end = startOfDay(number + 1, timeZone);
    if (end > start) {
      days.push({
        date: formatDate(dateFromDays(number)),
        weekday: weekdayOf(number),
        startJdUt: julianDayFromUnixSeconds(start),
        endJdUt: julianDayFromUnixSeconds(end),
      });
    }
    start = end;
  }
  return days;
}
