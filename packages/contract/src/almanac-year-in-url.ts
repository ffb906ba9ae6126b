import { almanacLists, almanacRegions } from './almanac-lists.ts';
import type { AlmanacList, AlmanacRegion } from './almanac-lists.ts';
import { defaultSunrise } from './choices.ts';
import { birthYears } from './computed-dates.ts';
import { panchangPartsFromSearch, type PanchangParams } from './panchang-in-url.ts';

/** Parameters of a year of festivals at a place. */
export interface AlmanacYearParams extends Pick<
  PanchangParams,
  'latitude' | 'longitude' | 'place' | 'sunrise'
> {
  /** 1800 to 2200. */
  year: number;
  /** `null` for all of India. */
  region: AlmanacRegion | null;
  /** Festivals, or one of the lists of vrats. */
  list: AlmanacList;
}

function yearOf(text: string | null): number | null {
  if (text === null || !/^\d{4}$/.test(text)) return null;
  const year = Number(text);
  return year >= birthYears.first && year <= birthYears.last ? year : null;
}

/** The parts of a URL; null for a missing or invalid one. Without a list it is that of festivals. */
export function yearPartsFromSearch(search: URLSearchParams) {
  const { latitude, longitude, place, sunrise } = panchangPartsFromSearch(search);
  return {
    year: yearOf(search.get('year')),
    latitude,
    longitude,
    place,
    sunrise,
    region: almanacRegions.find((region) => region === search.get('region')) ?? null,
    list: almanacLists.find((list) => list === search.get('list')) ?? ('festivals' as const),
  };
}

/** The URL of a year. */
export function searchFromYear(params: AlmanacYearParams): URLSearchParams {
  const { year, latitude, longitude, place, sunrise, region, list } = params;
  return new URLSearchParams({
    year: String(year),
    latitude: String(latitude),
    longitude: String(longitude),
    ...(place && { place }),
    ...(sunrise !== defaultSunrise && { sunrise }),
    ...(region && { region }),
    ...(list !== 'festivals' && { list }),
  });
}
