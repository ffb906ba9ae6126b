import type { Language } from '@jyoti/contract';
import { fieldError, type AppError } from './app-error.ts';
import { sentence } from './sentences.ts';

/** Countries of the zones that left a day out when they moved across the date line. */
const countries: Readonly<Record<string, string>> = {
  'Asia/Manila': 'PH',
  'Pacific/Apia': 'WS',
  'Pacific/Fakaofo': 'TK',
  'Pacific/Kanton': 'KI',
  'Pacific/Kiritimati': 'KI',
  'Pacific/Kwajalein': 'MH',
};

/** 7 November 1917. @param date `YYYY-MM-DD` */
export const dateInWords = (date: string, language: Language): string =>
  new Date(date).toLocaleDateString(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' });

/** 400 on a date that the calendar of its place left out. */
export function dateSkipped(field: string, date: string, timezone: string): AppError {
  const country = countries[timezone];
  return fieldError(400, 'invalid_input', field, (language) => {
    const words = sentence(country === undefined ? 'dateSkipped' : 'dateSkippedIn')(language);
    const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
    return words.replace('{date}', dateInWords(date, language)).replace('{country}', name ?? '');
  });
}
