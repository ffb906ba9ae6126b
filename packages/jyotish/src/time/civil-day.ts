import { Temporal } from 'temporal-polyfill';
import { JyotishError } from '../error.ts';
import { dateFromDays, daysFromDate, formatDate } from './calendar.ts';
import { fixedOffsetSeconds, inZone, parseDate, weekdayOf } from './civil.ts';
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
  endJdUt: JulianDay;
}

/**
 * Consecutive civil days. A day begins at its first instant, also if clocks skip midnight.
 * @param date The first one, `YYYY-MM-DD`.
 * @param count How many, from 1.
 * @throws JyotishError `invalid_date`, `unknown_timezone`, `out_of_range` (first year 1800 to 2200, or an invalid
 * count).
 */
export function civilDays(date: string, count: number, timeZone: string): CivilDay[] {
  if (!Number.isInteger(count) || count < 1) {
    throw new JyotishError('out_of_range', `${count} is not a number of days.`);
  }
  const first = daysFromDate(parseDate(date));
  const days: CivilDay[] = [];
  let startJdUt = midnight(first, timeZone);
  for (let number = first; number < first + count; number += 1) {
    const endJdUt = midnight(number + 1, timeZone);
    days.push({
      date: formatDate(dateFromDays(number)),
      weekday: weekdayOf(number),
      startJdUt,
      endJdUt,
    });
    startJdUt = endJdUt;
  }
  return days;
}

/** The first instant of a day, counted from 1970-01-01, on the clocks of a zone. */
function midnight(dayNumber: number, timeZone: string): JulianDay {
  const fixed = fixedOffsetSeconds(timeZone);
  if (fixed !== null) return julianDayFromUnixSeconds(dayNumber * 86_400 - fixed);
  const { year, month, day } = dateFromDays(dayNumber);
  const zoned = inZone(timeZone, () =>
    new Temporal.PlainDate(year, month, day).toZonedDateTime(timeZone),
  );
  return julianDayFromUnixSeconds(zoned.epochMilliseconds / 1000);
}
