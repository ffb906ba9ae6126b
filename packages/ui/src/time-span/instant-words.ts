import { civilDate } from '../dates/index.ts';
import { zonedTime } from './time-span.logic.ts';
import { timeWords, type TimeSpanMessages } from './time-words.ts';

/**
 * The date of an instant in the time zone of a place: "22 Nov 2026". @param instant ISO 8601, or ms
 * since 1970
 */
export const dayOfInstant = (instant: string | number, timeZone: string, locale: string) =>
  civilDate(locale, zonedTime(instant, timeZone).date, 'short');

/** An instant in the format for sentences: "22 Nov 2026, 5:21 pm". @param instant ISO 8601 */
export const dayAndTime = (
  instant: string,
  timeZone: string,
  locale: string,
  words: TimeSpanMessages,
): string =>
  `${dayOfInstant(instant, timeZone, locale)}, ${timeWords(words, locale, { timeZone }).clock(instant)}`;

/**
 * An instant in the format for tables: "22 Nov 2026, 17:21". @param instant ISO 8601, or ms since
 * 1970
 */
export function instantInWords(instant: string | number, timeZone: string, locale: string): string {
  const { date, hour, minute } = zonedTime(instant, timeZone);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${civilDate(locale, date, 'short')}, ${two(hour)}:${two(minute)}`;
}
