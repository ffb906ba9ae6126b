import { isRealDate, type Language } from '@jyoti/contract';
import { civilDate } from '@jyoti/ui/dates';
import { ownDayOf } from '../../../platform/dates/dates.ts';

/** A civil date as text: `14 May 1990`. Returns anything else unchanged. @param iso YYYY-MM-DD */
export function dateInWords(iso: string, language: Language): string {
  return isRealDate(iso) ? civilDate(language, iso) : iso;
}

/** The date of an instant in the visitor's time zone, as text. @param instant ISO 8601 in UTC */
export function dayOfInstant(instant: string, language: Language): string {
  return civilDate(language, ownDayOf(instant));
}
