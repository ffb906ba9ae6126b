import type { HoroscopePeriod } from '@jyoti/contract';
import { dateFormat } from './date-format.ts';

const written = (locale: string, options: Intl.DateTimeFormatOptions) => (date: string) =>
  dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${date}T00:00:00Z`));

/** A civil date in words: "Sunday, 22 November 2026". */
export const dayInWords = (date: string, locale: string) =>
  written(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })(date);

/** The month of a date: "November 2026". */
export const monthInWords = (date: string, locale: string) =>
  written(locale, { month: 'long', year: 'numeric' })(date);

/** A span in words, as its period is spoken of. */
export function spanInWords(
  { period, from, to }: { period: HoroscopePeriod; from: string; to: string },
  locale: string,
): string {
  if (period === 'daily') return dayInWords(from, locale);
  if (period === 'monthly') return monthInWords(from, locale);
  if (period === 'yearly') return from.slice(0, 4);
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}

/** An instant by the clocks of a place: "22 Nov 2026, 17:21". */
export function instantInWords(instant: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(instant));
}

/** The day of an instant: "22 Nov 2026". */
export function dayOfInstant(instant: string, timeZone: string, locale: string): string {
  return dateFormat(locale, {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(instant));
}
