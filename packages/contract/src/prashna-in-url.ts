import { horaryNumbers } from './choices.ts';
import { isComputedDate } from './computed-dates.ts';
import { panchangPartsFromSearch } from './panchang-in-url.ts';

/** Parameters of a question. */
export interface PrashnaParams {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:mm`, by the clocks of the place. */
  time: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** What the visitor calls the place. */
  place: string;
  /** 1 to 249; undefined: the chart of the moment. */
  number?: number | undefined;
}

/** The parts of a URL; null for a missing or invalid one. */
export function prashnaPartsFromSearch(search: URLSearchParams) {
  const { time, latitude, longitude, place } = panchangPartsFromSearch(search);
  const date = search.get('date') ?? '';
  const named = search.get('number') ?? '';
  const number = /^\d{1,3}$/.test(named) ? Number(named) : 0;
  return {
    date: isComputedDate(date) ? date : null,
    time,
    latitude,
    longitude,
    place,
    number: number >= horaryNumbers.first && number <= horaryNumbers.last ? number : null,
  };
}

/** The question in a URL; null if a part of it is missing or invalid. */
export function prashnaFromSearch(search: URLSearchParams): PrashnaParams | null {
  const { date, time, latitude, longitude, place, number } = prashnaPartsFromSearch(search);
  if (date === null || time === null || latitude === null || longitude === null) return null;
  if (number === null && search.has('number')) return null;
  return { date, time, latitude, longitude, place, ...(number !== null && { number }) };
}

/** The URL of a question, its parts always in the same order: it is the cache key of the result. */
export function searchFromPrashna({
  date,
  time,
  latitude,
  longitude,
  place,
  number,
}: PrashnaParams): URLSearchParams {
  return new URLSearchParams({
    date,
    time,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(place && { place }),
    ...(number !== undefined && { number: String(number) }),
  });
}

/** The part of a URL that decides the result; null if it has none. */
export function prashnaSearchOf(search: URLSearchParams): URLSearchParams | null {
  const query = prashnaFromSearch(search);
  return query && searchFromPrashna(query);
}
