import { JyotishError } from '../error.ts';
import {
  JD_UNIX_EPOCH,
  dateFromDays,
  daysFromDate,
  formatDate,
  formatTime,
  isCalendarDate,
} from './calendar.ts';

/** Days since noon, 1 January 4713 BCE. The variable's name includes the time scale: `jdUt`, `jdTt`. */
export type JulianDay = number;

const ISO_INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?Z$/;

/** Julian day of integer seconds since 1970-01-01T00:00:00Z. A double represents it to 0.04 ms. */
export function julianDayFromUnixSeconds(seconds: number): JulianDay {
  const days = Math.floor(seconds / 86_400);
  return JD_UNIX_EPOCH + days + (seconds - days * 86_400) / 86_400;
}

/** Seconds since 1970-01-01T00:00:00Z, rounded to the nearest integer. */
export function unixSecondsFromJulianDay(jdUt: JulianDay): number {
  return Math.round((jdUt - JD_UNIX_EPOCH) * 86_400);
}

/**
 * Julian day (UT) of an ISO 8601 instant that ends in `Z`, such as `1990-01-15T06:30:00Z`.
 * @throws JyotishError `invalid_date` when the text has another shape or names no real day,
 *   `invalid_time` when the clock reading does not exist.
 */
export function julianDayFromIso(iso: string): JulianDay {
  const match = ISO_INSTANT.exec(iso);
  if (!match) {
    throw new JyotishError('invalid_date', `"${iso}" is not an instant like 1990-01-15T06:30:00Z.`);
  }
  const [year, month, day, hour, minute, second] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const date = { year: year!, month: month!, day: day! };
  if (!isCalendarDate(date)) {
    throw new JyotishError('invalid_date', `${iso.slice(0, 10)} is not a day of the calendar.`);
  }
  if (hour! > 23 || minute! > 59 || second! > 59) {
    throw new JyotishError('invalid_time', `${iso.slice(11, -1)} is not a time of day.`);
  }
  const seconds = hour! * 3600 + minute! * 60 + second! + Number(match[7] ?? 0);
  return JD_UNIX_EPOCH + daysFromDate(date) + seconds / 86_400;
}

/** ISO 8601 instant of a Julian day (UT), to the nearest second, ending in `Z`. */
export function isoFromJulianDay(jdUt: JulianDay): string {
  const seconds = unixSecondsFromJulianDay(jdUt);
  const days = Math.floor(seconds / 86_400);
  return `${formatDate(dateFromDays(days))}T${formatTime(seconds - days * 86_400)}Z`;
}
