import type { Language } from '@jyoti/contract';
import { civilDate, weekdayName } from '@jyoti/ui/dates';
import { instantInWords } from '@jyoti/ui/time-span';
import { hourInWords } from '../ceremonies/ceremony-hour.ts';
import { INDIA } from '../../platform/dates/dates.ts';

/** A date as text: `Mon, 5 Jan 2026`. @param date YYYY-MM-DD */
export const dayInWords = (date: string, language: Language) =>
  `${weekdayName(language, date, 'short')}, ${civilDate(language, date, 'short')}`;

/** The date of a ceremony, with its time if there is one: `Mon, 5 Jan 2026, 6:30 pm`. */
export function whenInWords(
  {
    preferredDate,
    preferredTime,
  }: { preferredDate: string; preferredTime?: string | null | undefined },
  language: Language,
): string {
  const day = dayInWords(preferredDate, language);
  return preferredTime ? `${day}, ${hourInWords(preferredTime, language)}` : day;
}

/**
 * An instant as text, always in India's time zone: `5 Jan 2026, 14:05`. @param instant ISO 8601 in
 * UTC
 */
export const momentInWords = (instant: string, language: Language) =>
  instantInWords(instant, INDIA, language);
