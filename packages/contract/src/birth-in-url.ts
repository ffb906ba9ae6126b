import type { KundliBirth } from './birth.ts';
import { genders, type Gender } from './choices.ts';

/** The search parameters of a birth in the URL of a report. */
const keys = [
  ...(['name', 'gender', 'date', 'time', 'notime'] as const),
  ...(['place', 'lat', 'lng', 'tz', 'fold'] as const),
] as const;

type Key = (typeof keys)[number];

/** Always in the same order: the URL is the cache key of the report. */
function inOrder(prefix: string, valueOf: (key: Key) => string | null): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== null) search.set(prefix + key, value);
  }
  return search;
}

/**
 * A birth in the query of the report's URL.
 * @param prefix prefix of the keys of one birth if a URL has two: `boy.`
 */
export function searchFromBirth(
  { name, gender, date, time, time_unknown: isTimeUnknown, place, fold }: KundliBirth,
  prefix = '',
): URLSearchParams {
  const values: Record<Key, string | null> = {
    name,
    gender: gender ?? null,
    date,
    time: isTimeUnknown ? null : time,
    notime: isTimeUnknown ? '1' : null,
    place: place.name,
    lat: place.latitude === undefined ? null : String(place.latitude),
    lng: place.longitude === undefined ? null : String(place.longitude),
    tz: place.timezone || null,
    fold: fold ? '1' : null,
  };
  return inOrder(prefix, (key) => values[key]);
}

/** The query of a URL that contains the birth, or null if it has none. */
export function birthSearchOf(search: URLSearchParams, prefix = ''): URLSearchParams | null {
  if (!['date', 'time', 'place'].some((key) => search.has(prefix + key))) return null;
  return inOrder(prefix, (key) => search.get(prefix + key));
}

/** Parses the birth in a URL without validation: the API validates it. */
export function birthFromSearch(search: URLSearchParams, prefix = ''): KundliBirth {
  const valueOf = (key: Key) => search.get(prefix + key);
  const number = (key: Key) => {
    const text = valueOf(key);
    return text === null || text.trim() === '' ? Number.NaN : Number(text);
  };
  return {
    name: valueOf('name') ?? '',
    gender: genders.find((gender): gender is Gender => gender === valueOf('gender')) ?? null,
    date: valueOf('date') ?? '',
    time: valueOf('time') ?? '',
    place: {
      name: valueOf('place') ?? '',
      latitude: number('lat'),
      longitude: number('lng'),
      timezone: valueOf('tz') ?? undefined,
    },
    fold: valueOf('fold') === '1' ? 1 : undefined,
    time_unknown: valueOf('notime') === '1' || undefined,
  };
}
