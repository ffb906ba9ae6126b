import { formatDate } from '@jyoti/language';
import { fieldError, type AppError } from './app-error.ts';
import { errorMessages } from '../../messages.generated/error.ts';

/** Countries of the zones that left a day out when they moved across the date line. */
const countries: Readonly<Record<string, string>> = {
  'Asia/Manila': 'PH',
  'Pacific/Apia': 'WS',
  'Pacific/Fakaofo': 'TK',
  'Pacific/Kanton': 'KI',
  'Pacific/Kiritimati': 'KI',
  'Pacific/Kwajalein': 'MH',
};

/** 400 on a date that the calendar of its place left out. */
export function dateSkipped(field: string, date: string, timezone: string): AppError {
  const country = countries[timezone];
  return fieldError(400, 'invalid_input', field, (language) => {
    const t = errorMessages[language];
    const skipped = formatDate('date', date, language);
    const name = country && new Intl.DisplayNames(language, { type: 'region' }).of(country);
    return name === undefined
      ? t.dateSkipped({ date: skipped })
      : t.dateSkippedIn({ date: skipped, country: name });
  });
}
