import { isComputedDate } from './computed-dates.ts';

/** What a panchang is asked for. */
export interface AskedDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm`, by the clocks of the place. */
  time: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** What the visitor calls the place; empty where only the coordinates are known. */
  place: string;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A coordinate of an address within ± its limit; null where it is none. */
function coordinateOf(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** What an address says, part by part; null for what it lacks or says wrongly. */
export function panchangPartsFromSearch(search: URLSearchParams) {
  const day = search.get('day') ?? '';
  const time = search.get('time') ?? '';
  return {
    day: isComputedDate(day) ? day : null,
    time: isTime(time) ? time : null,
    latitude: coordinateOf(search.get('latitude'), 90),
    longitude: coordinateOf(search.get('longitude'), 180),
    place: search.get('place') ?? '',
  };
}

/** The day that an address asks for; null where a part of it is missing or wrong. */
export function panchangFromSearch(search: URLSearchParams): AskedDay | null {
  const { day, time, latitude, longitude, place } = panchangPartsFromSearch(search);
  if (day === null || time === null || latitude === null || longitude === null) return null;
  return { day, time, latitude, longitude, place };
}

/** The address of a day. */
export function searchFromPanchang({
  day,
  time,
  latitude,
  longitude,
  place,
}: AskedDay): URLSearchParams {
  return new URLSearchParams({
    day,
    time,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(place && { place }),
  });
}
