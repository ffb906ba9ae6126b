/**
 * Days of the proleptic Gregorian calendar as numbers.
 * Method: era arithmetic over 400-year cycles of 146,097 days, years counted from 1 March.
 */

/** Julian day number of 1970-01-01 00:00. */
export const JD_UNIX_EPOCH = 2440587.5;

const DAYS_PER_ERA = 146_097;
/** Days from 0000-03-01 to 1970-01-01. */
const DAYS_TO_UNIX_EPOCH = 719_468;

export interface CalendarDate {
  /** Astronomical year (1 BCE is 0). */
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
}

/** Days from 1970-01-01 to the date. The date must exist (see `isCalendarDate`). */
export function daysFromDate({ year, month, day }: CalendarDate): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra - DAYS_TO_UNIX_EPOCH;
}

/** The date `days` days after 1970-01-01. */
export function dateFromDays(days: number): CalendarDate {
  const shifted = days + DAYS_TO_UNIX_EPOCH;
  const era = Math.floor(shifted / DAYS_PER_ERA);
  const dayOfEra = shifted - era * DAYS_PER_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** Whether the calendar has this day: 29 February 1900 and 31 April do not exist. */
export function isCalendarDate(date: CalendarDate): boolean {
  if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31) return false;
  const back = dateFromDays(daysFromDate(date));
  return back.month === date.month && back.day === date.day;
}

/** `YYYY-MM-DD`; years outside 0 to 9999 take a sign and six digits, as in ISO 8601. */
export function formatDate({ year, month, day }: CalendarDate): string {
  const years =
    year >= 0 && year <= 9999
      ? String(year).padStart(4, '0')
      : (year < 0 ? '-' : '+') + String(Math.abs(year)).padStart(6, '0');
  return `${years}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** `HH:mm:ss` of a second of the day, 0 to 86,399. */
export function formatTime(secondOfDay: number): string {
  const hours = Math.floor(secondOfDay / 3600);
  const minutes = Math.floor((secondOfDay % 3600) / 60);
  const seconds = secondOfDay % 60;
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}
