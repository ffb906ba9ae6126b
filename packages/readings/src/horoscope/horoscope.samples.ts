import {
  civilSpan,
  eclipses,
  isSeenFromIndia,
  signForecastIn,
  spanSky,
  transitSky,
  type ForecastPeriod,
  type SignNumber,
} from '@jyoti/jyotish';
import { horoscopeWords } from '../index.ts';
import type { ReadingLanguage } from '../language.ts';

export const TIMEZONE = 'Asia/Kolkata';

export const signs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export const sky = transitSky();

/** @param today the reader's date; the date of the horoscope by default */
export function horoscopes(
  period: ForecastPeriod,
  date: string,
  today = date,
  language: ReadingLanguage = 'en',
) {
  const civil = civilSpan(period, date, TIMEZONE);
  const span = spanSky(period, civil.fromJdUt, civil.toJdUt, sky);
  const todayJdUt = civilSpan('daily', today, TIMEZONE).fromJdUt;
  const eclipsesNear = eclipses(civil.fromJdUt - 7, civil.toJdUt + 7, sky).filter(isSeenFromIndia);
  return (sign: SignNumber) => {
    const forecast = signForecastIn(sign, span);
    const source = { forecast, span, civil, eclipsesNear, timezone: TIMEZONE, todayJdUt };
    return { forecast, span, ...horoscopeWords(source, language).text };
  };
}

export function datesFrom(first: string, count: number): string[] {
  const start = Date.parse(`${first}T00:00:00Z`);
  return Array.from({ length: count }, (_, day) =>
    new Date(start + day * 86_400_000).toISOString().slice(0, 10),
  );
}
