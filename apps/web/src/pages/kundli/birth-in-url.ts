import { genders, type Birth, type Gender } from '@jyoti/contract';

/** The keys under which a birth stands in the address of a report; the tabs keep theirs beside them. */
const keys = ['name', 'gender', 'date', 'time', 'place', 'lat', 'lng', 'tz', 'fold'] as const;

type Key = (typeof keys)[number];

/** One order, whoever writes the address: the last report is known again by it. */
function inOrder(valueOf: (key: Key) => string | null): URLSearchParams {
  const search = new URLSearchParams();
  for (const key of keys) {
    const value = valueOf(key);
    if (value !== null) search.set(key, value);
  }
  return search;
}

/** A birth as the report's address carries it. */
export function searchFromBirth({ name, gender, date, time, place, fold }: Birth): URLSearchParams {
  const values: Record<Key, string | null> = {
    name,
    gender: gender ?? null,
    date,
    time,
    place: place.name,
    lat: place.latitude === undefined ? null : String(place.latitude),
    lng: place.longitude === undefined ? null : String(place.longitude),
    tz: place.timezone || null,
    fold: fold ? '1' : null,
  };
  return inOrder((key) => values[key]);
}

/** The part of an address that is the birth, or null where it carries none. */
export function birthSearchOf(search: URLSearchParams): URLSearchParams | null {
  if (!search.has('date') && !search.has('time') && !search.has('place')) return null;
  return inOrder((key) => search.get(key));
}

/** The birth in an address, unchecked: the API checks it and says what is wrong. */
export function birthFromSearch(search: URLSearchParams): Birth {
  const number = (key: string) => {
    const text = search.get(key);
    return text === null || text.trim() === '' ? Number.NaN : Number(text);
  };
  return {
    name: search.get('name') ?? '',
    gender: genders.find((gender): gender is Gender => gender === search.get('gender')) ?? null,
    date: search.get('date') ?? '',
    time: search.get('time') ?? '',
    place: {
      name: search.get('place') ?? '',
      latitude: number('lat'),
      longitude: number('lng'),
      timezone: search.get('tz') ?? undefined,
    },
    fold: search.get('fold') === '1' ? 1 : undefined,
  };
}
