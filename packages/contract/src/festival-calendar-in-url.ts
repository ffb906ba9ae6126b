import type { AlmanacList, AlmanacRegion } from './almanac-lists.ts';
import { defaultSunrise } from './choices.ts';
import type { Language } from '@jyoti/language';
import type { PanchangParams } from './panchang-in-url.ts';

/** The place of a festival calendar, and the language of its names. */
export type CalendarOf = Pick<PanchangParams, 'latitude' | 'longitude' | 'place' | 'sunrise'> & {
  /** Of the names of festivals. */
  language: Language;
  /** Without it the festivals of all regions. */
  region?: AlmanacRegion | null;
  /** @default 'all' */
  list?: AlmanacList;
};

/** Enough decimals for a calendar, about a kilometre, so that neighbours share one feed. */
const rounded = (degrees: number) => String(Math.round(degrees * 100) / 100);

const fileOf = (
  { latitude, longitude, place, sunrise, language, region = null, list = 'all' }: CalendarOf,
  days = {},
) =>
  `/api/panchang/festivals.ics?${new URLSearchParams({
    ...days,
    latitude: rounded(latitude),
    longitude: rounded(longitude),
    ...(place && { place }),
    ...(sunrise !== defaultSunrise && { sunrise }),
    ...(region && { region }),
    ...(list !== 'all' && { list }),
    ...(language !== 'en' && { lang: language }),
  })}`;

const lastOfMonth = (date: string) => {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return `${date.slice(0, 8)}${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
};

/**
 * The path of a calendar file with the festivals and fasts in the day, month or year of a date, `YYYY-MM-DD`.
 */
export function festivalFileOf(
  of: CalendarOf,
  date: string,
  span: 'day' | 'month' | 'year',
): string {
  const year = date.slice(0, 4);
  const spans = {
    day: { from: date, to: date },
    month: { from: `${date.slice(0, 8)}01`, to: lastOfMonth(date) },
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  };
  return fileOf(of, spans[span]);
}

/** The path of the feed that calendar programs subscribe to. */
export const festivalFeedPathOf = (of: CalendarOf) => fileOf(of);

/** The URL of the feed for calendar subscriptions. @param host of the site, `jyoti.example` */
export const festivalFeedOf = (of: CalendarOf, host: string) => `webcal://${host}${fileOf(of)}`;
