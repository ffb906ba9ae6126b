import { isRealDate, type Language } from '@jyoti/contract';
import { civilDate } from '@jyoti/ui/dates';
import { ownDayOf } from '../../reading/dates.ts';

/** A civil date as words: `14 May 1990`. What is no date stays as it is. @param iso YYYY-MM-DD */
export function dateInWords(iso: string, language: Language): string {
  return isRealDate(iso) ? civilDate(language, iso) : iso;
}

/** The visitor's own day of an instant, as words. @param instant ISO 8601 in UTC */
export function dayOfInstant(instant: string, language: Language): string {
  return civilDate(language, ownDayOf(instant));
}
