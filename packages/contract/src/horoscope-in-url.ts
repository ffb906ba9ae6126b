import {
  horoscopePeriods,
  horoscopeSigns,
  type HoroscopePeriod,
  type HoroscopeSign,
} from './choices.ts';
import { isComputedDate } from './computed-dates.ts';

/** The parameters in the URL of a horoscope. */
export interface HoroscopeChoice {
  /** Whose horoscope it is. */
  sign: HoroscopeSign;
  /** Day, week, month or year. */
  period: HoroscopePeriod;
  /** `YYYY-MM-DD`; null: today. */
  date: string | null;
}

/** Parses the choice in a URL: Aries, daily and today if missing or invalid. */
export function horoscopeFromSearch(search: URLSearchParams): HoroscopeChoice {
  const date = search.get('date') ?? '';
  return {
    sign: horoscopeSigns.find((sign) => sign === search.get('sign')) ?? 'aries',
    period: horoscopePeriods.find((period) => period === search.get('period')) ?? 'daily',
    date: isComputedDate(date) ? date : null,
  };
}

/** The search parameters of a choice, without the date if it is today. */
export function searchFromHoroscope({ sign, period, date }: HoroscopeChoice): URLSearchParams {
  return new URLSearchParams({ sign, period, ...(date !== null && { date }) });
}
