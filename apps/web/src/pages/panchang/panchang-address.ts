import { atSunrise } from '@jyoti/contract';
import { isComputedDate } from '../../tool/computed-dates.ts';

/** Which sunrise begins a day: that of the disc's centre, or of its upper edge. */
export const sunrises = ['centre', 'edge'] as const;
export type SunriseChoice = (typeof sunrises)[number];

/** What a panchang is asked for. */
export interface AskedDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** `HH:mm`, by the clocks of the place, or `sunrise`: the day from its beginning. */
  time: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** What the visitor calls the place; empty where only the coordinates are known. */
  place: string;
  sunrise: SunriseChoice;
}

export const panchangTabs = ['panchang', 'moon', 'monthly', 'hora', 'choghadiya'] as const;
export type PanchangTab = (typeof panchangTabs)[number];

/** Asks for the form instead of the result, with the same details. */
export const EDIT = 'edit';

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A coordinate of an address within ± its limit; null where it is none. */
function coordinateOf(text: string | null, limit: number): number | null {
  if (text === null || !/^-?\d{1,3}(\.\d+)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : null;
}

/** What an address says, part by part; null for what it lacks or says wrongly. */
export function partsOf(search: URLSearchParams) {
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

/** Parts that name a day or a place. An address without any asks for the present moment at the place known last. */
const NAMING = ['day', 'time', 'latitude', 'longitude', EDIT];

export const asksForNow = (search: URLSearchParams) => !NAMING.some((name) => search.has(name));

/** The day that an address asks for; null where it asks for none, or for the form. Without a time it begins at sunrise. */
export function askedOf(search: URLSearchParams): AskedDay | null {
  const { day, time, latitude, longitude, place, sunrise } = partsOf(search);
  if (search.has(EDIT)) return null;
  if (day === null || latitude === null || longitude === null) return null;
  if (time === null && search.has('time')) return null;
  return { day, time: time ?? atSunrise, latitude, longitude, place, sunrise: sunrise ?? 'centre' };
}

/** Whether an address asks for a day or a place that does not exist. */
export function isWrong(search: URLSearchParams): boolean {
  const parts = partsOf(search);
  return (['day', 'time', 'latitude', 'longitude'] as const).some(
    (name) => Boolean(search.get(name)) && parts[name] === null,
  );
}

export function tabOf(search: URLSearchParams): PanchangTab {
  return panchangTabs.find((tab) => tab === search.get('tab')) ?? 'panchang';
}

/** The address of a day, with the tab that is open. */
export function searchOf(
  { day, time, latitude, longitude, place, sunrise }: AskedDay,
  tab: PanchangTab = 'panchang',
): URLSearchParams {
  return new URLSearchParams({
    day,
    ...(time !== atSunrise && { time }),
    latitude: String(latitude),
    longitude: String(longitude),
    ...(place && { place }),
    ...(sunrise !== 'centre' && { sunrise }),
    tab,
  });
}
