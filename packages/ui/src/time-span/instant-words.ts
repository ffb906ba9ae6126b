import { civilDate } from '../dates/index.ts';
import type { Language } from '../i18n/index.ts';
import { zonedTime } from './time-span.logic.ts';
import { timeWords } from './time-words.ts';

/** The day of an instant in the time zone of a place: "22 Nov 2026". @param instant ISO 8601, or ms since 1970 */
export const dayOfInstant = (instant: string | number, timeZone: string, language: Language) =>
  civilDate(language, zonedTime(instant, timeZone).date, 'short');

/** An instant as sentences write it: "22 Nov 2026, 5:21 pm". @param instant ISO 8601 */
export const dayAndTime = (instant: string, timeZone: string, language: Language): string =>
  `${dayOfInstant(instant, timeZone, language)}, ${timeWords(language, { timeZone }).clock(instant)}`;

/** An instant as tables write it: "22 Nov 2026, 17:21". @param instant ISO 8601, or ms since 1970 */
export function instantInWords(
  instant: string | number,
  timeZone: string,
  language: Language,
): string {
  const { date, hour, minute } = zonedTime(instant, timeZone);
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${civilDate(language, date, 'short')}, ${two(hour)}:${two(minute)}`;
}
