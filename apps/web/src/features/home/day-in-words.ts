import type { Language } from '@jyoti/contract';
import { civilDate, weekdayName } from '@jyoti/ui/dates';
import { zonedTime } from '@jyoti/ui/time-span';
import { INDIA } from '../../platform/dates/dates.ts';

/**
 * The date of an instant in India: `Sunday, 22 November 2026`.
 *
 * @param instant ISO 8601, or ms since 1970
 */
export function dayInWords(
  instant: string | number,
  language: Language,
  withWeekday = true,
): string {
  const { date } = zonedTime(instant, INDIA);
  // Non-breaking spaces keep the date on one line.
  const day = civilDate(language, date).replaceAll(' ', '\u00a0');
  return withWeekday ? `${weekdayName(language, date)}, ${day}` : day;
}
