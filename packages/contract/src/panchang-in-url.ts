import { defaultSunrise, sunrises, type SunriseChoice } from './choices.ts';
import { isComputedDate } from './computed-dates.ts';

/** Time value for the limbs at the start of the shown day. */
export const atSunrise = 'sunrise';

/** Parameters of a panchang request. */
export interface PanchangParams {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm`, in the time zone of the place, or `sunrise`: the day from its beginning. */
  time: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** The visitor's name of the place; empty if only the coordinates are known. */
  place: string;
  /** Which sunrise begins the day. */
  sunrise: SunriseChoice;
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Parses a coordinate within ± its limit; null if invalid. */
function coordinateOf(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** The parts of a URL; null for a missing or invalid one. */
export function panchangPartsFromSearch(search: URLSearchParams) {
  const day = search.get('day') ?? '';
  const time = search.get('time') ?? '';
  return {
    day: isComputedDate(day) ? day : null,
    time: isTime(time) ? time : null,
    latitude: coordinateOf(search.get('latitude'), 90),
    longitude: coordinateOf(search.get('longitude'), 180),
    place: search.get('place') ?? '',
    sunrise: sunrises.find((one) => one === search.get('sunrise')) ?? null,
  };
}

/** The request in a URL; null if a part of it is missing or invalid. Without a time it begins at sunrise. */
export function panchangFromSearch(search: URLSearchParams): PanchangParams | null {
  const { day, time, latitude, longitude, place, sunrise } = panchangPartsFromSearch(search);
  if (day === null || latitude === null || longitude === null) return null;
  if (time === null && search.has('time')) return null;
  return {
    day,
    time: time ?? atSunrise,
    latitude,
    longitude,
    place,
    sunrise: sunrise ?? defaultSunrise,
  };
}

/** The search parameters of a day. */
export function searchFromPanchang({
  day,
  time,
  latitude,
  longitude,
  place,
  sunrise,
}: PanchangParams): URLSearchParams {
  return new URLSearchParams({
    day,
    ...(time !== atSunrise && { time }),
    latitude: String(latitude),
    longitude: String(longitude),
    ...(place && { place }),
    ...(sunrise !== defaultSunrise && { sunrise }),
  });
}
