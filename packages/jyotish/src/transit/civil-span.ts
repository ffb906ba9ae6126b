import { dateFromDays, daysFromDate, formatDate } from '../time/calendar.ts';
import { parseDate, startOfDay } from '../time/civil.ts';
import type { JulianDay } from '../time/index.ts';
import { julianDayFromUnixSeconds } from '../time/julian-day.ts';
import type { ForecastPeriod } from './span-sky.ts';

/** A span of civil days. */
export interface CivilSpan {
  /** `YYYY-MM-DD`, first and last day */
  readonly firstDate: string;
  /** the last day, which belongs to the span */
  readonly lastDate: string;
  /** Julian days UT: where the first day begins and where the last ends */
  readonly fromJdUt: JulianDay;
  /** midnight after the last day */
  readonly toJdUt: JulianDay;
}

/** Civil dates the engine has instants for; a week at either end is cut off there. */
const FIRST_DATE = '1800-01-01';
const END_DATE = '2201-01-01';

/** Converts a date `YYYY-MM-DD` to days since 1970, and back. */
function dayNumber(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return daysFromDate({ year: year!, month: month!, day: day! });
}
const dateOf = (days: number): string => formatDate(dateFromDays(days));

/**
 * The civil day, week (Monday to Sunday), month or year that contains a date, in a time zone.
 * @param date `YYYY-MM-DD`
 * @param timeZone IANA name or fixed offset
 * @throws JyotishError `invalid_date`, `unknown_timezone`, `out_of_range` (civil years 1800 to 2200)
 */
export function civilSpan(period: ForecastPeriod, date: string, timeZone: string): CivilSpan {
  // Throws for an invalid date before any arithmetic.
  parseDate(date);
  const { first, next } = bounds(period, date);
  const from = first < FIRST_DATE ? FIRST_DATE : first;
  const end = next > END_DATE ? END_DATE : next;
  const startOf = (day: string): JulianDay =>
    julianDayFromUnixSeconds(startOfDay(dayNumber(day), timeZone));
  return {
    firstDate: from,
    lastDate: dateOf(dayNumber(end) - 1),
    fromJdUt: startOf(from),
    toJdUt: startOf(end),
  };
}

/** The first date of a span and the first after it. */
function bounds(period: ForecastPeriod, date: string): { first: string; next: string } {
  const day = dayNumber(date);
  const { year, month } = dateFromDays(day);
  switch (period) {
    case 'daily':
      return { first: date, next: dateOf(day + 1) };
    case 'weekly': {
      // 1970-01-01 was a Thursday, three days after a Monday.
      const monday = day - ((((day + 3) % 7) + 7) % 7);
      return { first: dateOf(monday), next: dateOf(monday + 7) };
    }
    case 'monthly':
      return {
        first: formatDate({ year, month, day: 1 }),
        next: formatDate({ year: month < 12 ? year : year + 1, month: (month % 12) + 1, day: 1 }),
      };
    case 'yearly':
      return {
        first: formatDate({ year, month: 1, day: 1 }),
        next: formatDate({ year: year + 1, month: 1, day: 1 }),
      };
  }
}
