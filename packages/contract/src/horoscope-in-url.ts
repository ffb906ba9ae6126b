import {
  horoscopePeriods,
  horoscopeSigns,
  type HoroscopePeriod,
  type HoroscopeSign,
} from './choices.ts';
import { isComputedDate } from './computed-dates.ts';

/** What the address of a horoscope chooses. */
export interface HoroscopeChoice {
  sign: HoroscopeSign;
  period: HoroscopePeriod;
  /** `YYYY-MM-DD`; null: today. */
  date: string | null;
}

/** The choice in an address: Aries, daily and today where it names none, or none that exists. */
export function horoscopeFromSearch(search: URLSearchParams): HoroscopeChoice {
  const date = search.get('date') ?? '';
  return {
    sign: horoscopeSigns.find((sign) => sign === search.get('sign')) ?? 'aries',
    period: horoscopePeriods.find((period) => period === search.get('period')) ?? 'daily',
    date: isComputedDate(date) ? date : null,
  };
}

/** The address of a choice: what it leaves to today stays out of it. */
export function searchFromHoroscope({ sign, period, date }: HoroscopeChoice): URLSearchParams {
  return new URLSearchParams({ sign, period, ...(date !== null && { date }) });
}
