import type { KundliBirth } from './birth.ts';
import { birthFromSearch, birthSearchOf, searchFromBirth } from './birth-in-url.ts';
import {
  ayanamsas,
  defaultSunrise,
  muhurtaDirections,
  muhurtaPurposes,
  type AyanamsaName,
  type MuhurtaDirection,
  type MuhurtaPurpose,
  type SunriseChoice,
} from './choices.ts';
import { isComputedDate } from './computed-dates.ts';
import { panchangPartsFromSearch } from './panchang-in-url.ts';

/** Whose births a URL may have: one or two people, or both partners of a marriage. */
export const muhurtaPeople = ['birth', 'second', 'boy', 'girl'] as const;
export type MuhurtaPerson = (typeof muhurtaPeople)[number];

/** Parameters of a search for a muhurta. */
export interface MuhurtaParams extends Partial<Record<MuhurtaPerson, KundliBirth>> {
  /** Act to find a time for. */
  purpose: MuhurtaPurpose;
  /** `YYYY-MM-DD` */
  from: string;
  /** `YYYY-MM-DD`, included. */
  to: string;
  /** Degrees, north positive. */
  latitude: number;
  /** Degrees, east positive. */
  longitude: number;
  /** What the visitor calls the place. */
  place: string;
  /** Of a journey; undefined: any. */
  direction?: MuhurtaDirection | undefined;
  /** Which sunrise begins the day. */
  sunrise: SunriseChoice;
  /** Where the sidereal zodiac begins. */
  ayanamsa: AyanamsaName;
}

const prefixOf = (person: MuhurtaPerson) => `${person}.`;

/** The parts of a URL without its births; null for a missing or invalid one. */
export function muhurtaPartsFromSearch(search: URLSearchParams) {
  const { latitude, longitude, place, sunrise } = panchangPartsFromSearch(search);
  const dateOf = (name: 'from' | 'to') => {
    const date = search.get(name) ?? '';
    return isComputedDate(date) ? date : null;
  };
  return {
    purpose: muhurtaPurposes.find((one) => one === search.get('purpose')) ?? null,
    from: dateOf('from'),
    to: dateOf('to'),
    latitude,
    longitude,
    place,
    sunrise,
    direction: muhurtaDirections.find((one) => one === search.get('direction')) ?? null,
    ayanamsa: ayanamsas.find((one) => one === search.get('ayanamsa')) ?? null,
  };
}

/** The search in a URL; null if a part of it is missing or invalid. The births are not validated: the API does it. */
export function muhurtaFromSearch(search: URLSearchParams): MuhurtaParams | null {
  const { purpose, from, to, latitude, longitude, place, direction, ...settings } =
    muhurtaPartsFromSearch(search);
  if (!purpose || !from || !to || latitude === null || longitude === null) return null;
  const births = muhurtaPeople.flatMap((person) =>
    birthSearchOf(search, prefixOf(person))
      ? [[person, birthFromSearch(search, prefixOf(person))] as const]
      : [],
  );
  return {
    purpose,
    from,
    to,
    latitude,
    longitude,
    place,
    ...(direction && { direction }),
    sunrise: settings.sunrise ?? defaultSunrise,
    ayanamsa: settings.ayanamsa ?? 'lahiri',
    ...Object.fromEntries(births),
  };
}

/** The URL of a search, its parts always in the same order: it is the cache key of the result. */
export function searchFromMuhurta(query: MuhurtaParams): URLSearchParams {
  const { purpose, from, to, latitude, longitude, place, direction, sunrise, ayanamsa } = query;
  const search = new URLSearchParams({
    purpose,
    from,
    to,
    latitude: String(latitude),
    longitude: String(longitude),
    ...(place && { place }),
    ...(direction && { direction }),
    ...(sunrise !== defaultSunrise && { sunrise }),
    ...(ayanamsa !== 'lahiri' && { ayanamsa }),
  });
  for (const person of muhurtaPeople) {
    const birth = query[person];
    if (!birth) continue;
    for (const [key, value] of searchFromBirth(birth, prefixOf(person))) search.set(key, value);
  }
  return search;
}

/** The part of a URL that decides the result; null where it asks for none. */
export function muhurtaSearchOf(search: URLSearchParams): URLSearchParams | null {
  const query = muhurtaFromSearch(search);
  return query && searchFromMuhurta(query);
}
