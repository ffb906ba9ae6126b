import type { HoroscopePeriod, Language } from '@jyoti/contract';
import { civilDate, dateSpan, longDate, monthAndYear, monthName } from '@jyoti/ui/dates';
import { zonedTime } from '@jyoti/ui/time-span';

/** Time zone of the site, for dates that do not belong to a place. */
export const INDIA = 'Asia/Kolkata';

/**
 * Today's civil date in an IANA zone, `YYYY-MM-DD`. The contract's function creates a formatter for
 * India too, which is too slow for the first render of a page.
 *
 * @param now ms since 1970
 */
export const todayIn = (timeZone: string, now: number = Date.now()) =>
  zonedTime(now, timeZone).date;

/**
 * The civil date of an instant in the visitor's time zone, `YYYY-MM-DD`. @param instant ISO 8601,
 * or ms since 1970
 */
export function ownDayOf(instant: string | number = Date.now()): string {
  const at = new Date(instant);
  const local = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return new Date(local).toISOString().slice(0, 10);
}

/** A civil date as text: "Sunday, 22 November 2026". */
export const dayInWords = (date: string, language: Language) => longDate(language, date);

/** The month of a date: "November 2026". */
export const monthInWords = (date: string, language: Language) => monthAndYear(language, date);

/**
 * A date, `YYYY-MM-DD`, in the format that the specification fixes for the terms: `March 15, 2025`;
 * in Hindi the day first.
 */
export function writtenDay(day: string, language: Language): string {
  if (language !== 'en') return civilDate(language, day);
  const [year, , dayOfMonth] = day.split('-').map(Number);
  return `${monthName(language, day)} ${dayOfMonth}, ${year}`;
}

/** A span as text, formatted by its period. */
export function spanInWords(
  { period, from, to }: { period: HoroscopePeriod; from: string; to: string },
  language: Language,
): string {
  if (period === 'daily') return longDate(language, from);
  if (period === 'monthly') return monthAndYear(language, from);
  if (period === 'yearly') return from.slice(0, 4);
  return dateSpan(language, from, to);
}
