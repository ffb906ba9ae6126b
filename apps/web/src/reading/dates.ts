import type { HoroscopePeriod, Language } from '@jyoti/contract';
import { civilDate, dateSpan, longDate, monthAndYear, monthName } from '@jyoti/ui/dates';
import { zonedTime } from '@jyoti/ui/time-span';

/** Where the site is at home: days that nobody's place decides begin at its midnight. */
export const INDIA = 'Asia/Kolkata';

/**
 * Today's civil date in an IANA zone, `YYYY-MM-DD`. That of the contract asks the browser for a formatter, in India too, which
 * a page at its first drawing has no time for.
 *
 * @param now ms since 1970
 */
export const todayIn = (timeZone: string, now: number = Date.now()) =>
  zonedTime(now, timeZone).date;

/** The visitor's own civil date at an instant, `YYYY-MM-DD`. @param instant ISO 8601, or ms since 1970 */
export function ownDayOf(instant: string | number = Date.now()): string {
  const at = new Date(instant);
  const local = Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return new Date(local).toISOString().slice(0, 10);
}

/** A civil date in words: "Sunday, 22 November 2026". */
export const dayInWords = (date: string, language: Language) => longDate(language, date);

/** The month of a date: "November 2026". */
export const monthInWords = (date: string, language: Language) => monthAndYear(language, date);

/** A day, `YYYY-MM-DD`, in the form that the specification fixes for the terms: `March 15, 2025`; in Hindi the day first. */
export function writtenDay(day: string, language: Language): string {
  if (language !== 'en') return civilDate(language, day);
  const [year, , dayOfMonth] = day.split('-').map(Number);
  return `${monthName(language, day)} ${dayOfMonth}, ${year}`;
}

/** A span in words, by its period. */
export function spanInWords(
  { period, from, to }: { period: HoroscopePeriod; from: string; to: string },
  language: Language,
): string {
  if (period === 'daily') return longDate(language, from);
  if (period === 'monthly') return monthAndYear(language, from);
  if (period === 'yearly') return from.slice(0, 4);
  return dateSpan(language, from, to);
}
