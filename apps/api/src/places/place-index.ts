import type { Place } from '@jyoti/contract';
import { folded } from './fold.ts';
import { coordinatesFromText } from '@jyoti/contract';
import { isNear, untouchedParts } from './near-spelling.ts';
import { placeNameIn } from './place-name-in.ts';
import { readPlaceQuery, splitNames, type PlaceQuery } from './place-query.ts';
import { indiaName } from './place-record.ts';
import { PlaceTable, type PlaceColumns, type PlaceRow } from './place-table.ts';
import { timezoneAt, type Places } from './places.ts';
import { regionCalled } from './region-names.ts';
import { latinSpellings, skeletonOf, soundOf } from './sounds.ts';
import { SearchWork } from './search-work.ts';
import { TextIndex, type IndexedTexts } from './text-index.ts';

/** Maximum results of a search. */
export const mostPlaces = 10;

/**
 * Minimum inhabitants of a city, which is a better match for a misspelt name than a village of exactly that
 * name.
 */
const CITY = 100_000;

/** Minimum inhabitants of a town that is found by its sound. */
const TOWN = 15_000;

/**
 * Maximum distance of the place that decides the country of a point, km: a town of the world, or a village, which only
 * India's side of a border has here, at the middle of its PIN: 17 km from Moreh, a town without coordinates of its own.
 */
const NEIGHBOURHOOD = { town: 50, village: 20 };

let codes: ReadonlyMap<string, string> | undefined;

/** ISO code of a country by its name in the table; '' if unknown. */
function countryCode(country: string): string {
  // Without loading the names of all countries for the most frequent one.
  if (country === indiaName || country === '') return country && 'IN';
  if (!codes) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const pairs = letters.flatMap((first) => letters.map((second) => first + second));
    codes = new Map(pairs.map((code) => [names.of(code) ?? '', code]));
  }
  return codes.get(country) ?? '';
}

/**
 * Maximum work of a search: half as much again as the rarest misspelling of the tests needs. Only a text of many words
 * that names no place needs more.
 */
const mostWork = 1_500_000;

/** Minimum length of a skeleton, consonants and first vowel, that distinguishes names. */
const SHORTEST_SKELETON = 3;

/** The display name in a list. The PIN distinguishes villages of the same name. */
function placeNameOf({
  name,
  taluk,
  district,
  region,
  country,
  precision,
  pins,
}: PlaceRow): string {
  const nearby = taluk && folded(taluk) !== folded(name) ? taluk : district;
  const parts = [nearby, region].filter((part) => part !== '' && part !== name);
  const shown = precision !== 'place' && pins[0] ? `${name} ${pins[0]}` : name;
  return [shown, ...parts, country].filter(Boolean).join(', ');
}

/** A place with only coordinates, which are also its name. */
function pointPlace(latitude: number, longitude: number, timezone: string): Place {
  const name = `${latitude}, ${longitude}`;
  return {
    id: `${latitude},${longitude}`,
    place_name: name,
    name,
    region: '',
    country: '',
    latitude,
    longitude,
    timezone,
    population: 0,
    precision: 'place',
  };
}

/** A name in the searched text, on its own line so that prefix and suffix matches are possible. */
export const searchText = (name: string) => `\n${name}\n`;

/** All parts of the index, as transferred from the thread that creates it. */
export interface PlaceIndexParts {
  columns: PlaceColumns;
  /** Every name of every place. */
  names: IndexedTexts;
  /** The place of each name. */
  placeOfName: Int32Array<ArrayBuffer>;
}

/** The places of the world and the villages of India in memory, best first. */
export class PlaceIndex implements Places {
  readonly #table: PlaceTable;
  readonly #index: TextIndex;
  readonly #placeOfName: Int32Array;
  readonly #isInIndia: (place: number) => boolean;
  #sounds: Map<string, { sound: string; place: number }[]> | null = null;

  constructor({ columns, names, placeOfName }: PlaceIndexParts) {
    this.#table = new PlaceTable(columns);
    this.#index = new TextIndex(names);
    this.#placeOfName = placeOfName;
    this.#isInIndia = this.#table.inCountry(indiaName);
  }

  /**
   * Searches by name. At most ten places, best first: exact names of towns, then (if there is none) cities
   * that sound alike, then exact names of villages, prefixes, names one letter off or alike in sound, and
   * substrings; larger places first within each. Text after a comma filters by taluk, district, region or
   * country: `ujjain, madhya`. A PIN finds its places, the name of a state or country its towns, coordinates
   * the point itself and then the nearest town, if there is one within 20 km. Devanagari is matched by sound.
   */
  search(query: string): Place[] {
    const point = coordinatesFromText(query);
    if (point) {
      const { latitude, longitude } = point;
      const { place, kilometres } = this.#table.nearest(latitude, longitude, true);
      const nearest = kilometres <= NEIGHBOURHOOD.village ? [this.#place(place)] : [];
      return [pointPlace(latitude, longitude, this.timezoneAt(latitude, longitude)), ...nearest];
    }
    const parsed = readPlaceQuery(query);
    const work = new SearchWork(mostWork);
    const found = this.#matching(parsed, work);
    if (found.size === 0) {
      for (const other of splitNames(parsed)) {
        for (const place of this.#matching(other, work)) found.add(place);
        if (found.size > 0) break;
      }
    }
    return [...found].slice(0, mostPlaces).map((place) => this.#place(place));
  }

  /** The only place whose display name, English or Hindi, is exactly this; `null` if there is none or several. */
  exactly(placeName: string): Place | null {
    const wanted = new Set([placeName, placeNameIn(placeName, 'hi')].map(folded));
    // Display names of places abroad were once stored without their region.
    const writings = ({ place_name: full, name, country, precision }: Place) =>
      country === indiaName || precision !== 'place' ? [full] : [full, `${name}, ${country}`];
    const found = this.search(placeName);
    const same = found.filter((place) =>
      writings(place).some((name) =>
        [name, placeNameIn(name, 'hi')].some((each) => wanted.has(folded(each))),
      ),
    );
    // In Hindi a town and its district, which English spells differently, may have the same name.
    const towns = same.filter(({ precision }) => precision === 'place');
    const [only = null, ...others] = towns.length > 0 ? towns : same;
    return others.length === 0 ? only : null;
  }

  #matching({ name, within, pin }: PlaceQuery, work: SearchWork): Set<number> {
    const isWithin = this.#table.within(within, work);
    if (pin !== null) return this.#ofPin(pin, name, isWithin);
    const found = new Set<number>();
    if (name === '') return found;
    const take = (places: Iterable<number>) => {
      for (const place of places) {
        if (found.size >= mostPlaces) return;
        if (isWithin(place)) found.add(place);
      }
    };
    const spellings = [...new Set([name, ...latinSpellings(name)])];
    const calledSo = [
      ...new Set(spellings.flatMap((each) => [...this.#named(searchText(each), work)])),
    ].toSorted((a, b) => a - b);
    const towns = calledSo.filter((place) => this.#table.populationOf(place) > 0);
    const alike = (likeness?: 'same') =>
      spellings.flatMap((each) => this.#soundingSo(each, CITY, likeness));
    // The Latin spelling of a name typed in another script is only a guess.
    if (spellings.length > 1) take([...towns, ...alike('same')].toSorted((a, b) => a - b));
    take(towns);
    const region = regionCalled(name);
    if (region !== null) take(this.#table.inRegion(region, work));
    if (!towns.some((place) => this.#table.populationOf(place) >= TOWN)) {
      take(alike());
      const near = spellings.flatMap((each) => [...this.#near(each, work)]);
      take(near.filter((place) => this.#table.populationOf(place) >= CITY));
    }
    take(calledSo);
    if (calledSo.length === 0)
      for (const each of spellings) take(this.#soundingSo(each, 0, 'same'));
    // A prefix most likely means a place in India.
    const prefixMatches = spellings.flatMap((each) => [...this.#named(`\n${each}`, work)]);
    take(prefixMatches.filter((place) => this.#isInIndia(place)));
    take(prefixMatches);
    if (calledSo.length === 0) {
      for (const each of spellings) take(this.#soundingSo(each, 0));
      for (const each of spellings) take(this.#near(each, work));
    }
    for (const each of spellings) take(this.#named(each, work));
    return found;
  }

  /** Places with a name that contains a text. */
  *#named(text: string, work: SearchWork): Generator<number> {
    for (const own of this.#index.containing(text, work)) yield this.#placeOfName[own] ?? 0;
  }

  /**
   * Towns and areas with the same sound, then those with the same consonants, with at least this many
   * inhabitants.
   */
  #soundingSo(
    name: string,
    least: number,
    likeness: 'same' | 'consonants' = 'consonants',
  ): number[] {
    const sound = soundOf(name);
    const skeleton = skeletonOf(sound);
    this.#sounds ??= this.#makeSounds();
    const alike = (this.#sounds.get(skeleton) ?? []).filter(
      ({ place }) => this.#table.populationOf(place) >= least,
    );
    const same = alike.filter((each) => each.sound === sound);
    const isDistinctive = likeness === 'consonants' && skeleton.length >= SHORTEST_SKELETON;
    return [...same, ...(isDistinctive ? alike : [])].map(({ place }) => place);
  }

  /** Whether a place is more than a village: a town, an area, or the seat of an area of its name. */
  #isKnown(place: number): boolean {
    const precision = this.#table.precisionOf(place);
    if (precision === 'place') return this.#table.populationOf(place) >= TOWN;
    if (precision !== 'pin') return true;
    const { name, taluk, district } = this.#table.row(place);
    return name === district || name === taluk;
  }

  /** Names of towns and areas by the consonants of their sound, best first. */
  #makeSounds(): Map<string, { sound: string; place: number }[]> {
    const sounds = new Map<string, { sound: string; place: number }[]>();
    for (const [own, place] of this.#placeOfName.entries()) {
      if (!this.#isKnown(place)) continue;
      const sound = soundOf(this.#index.text(own).slice(1, -1));
      const skeleton = skeletonOf(sound);
      const alike = sounds.get(skeleton) ?? [];
      alike.push({ sound, place });
      sounds.set(skeleton, alike);
    }
    return sounds;
  }

  /** Places of a PIN: those that match the name if there are any, else all. */
  #ofPin(pin: number, name: string, isWithin: (place: number) => boolean): Set<number> {
    const all = [...this.#table.ofPin(pin)].filter(isWithin);
    const named = all.filter((place) => folded(this.#table.row(place).name).includes(name));
    return new Set(named.length > 0 ? named : all);
  }

  /** Names that are one letter off, in order. */
  *#near(name: string, work: SearchWork): Generator<number> {
    const parts = untouchedParts(name);
    if (!parts) return;
    const length = searchText(name).length;
    const near = new Set<number>();
    for (const part of [`\n${parts.beginning}`, `${parts.end}\n`]) {
      for (const other of this.#index.containing(part, work)) {
        if (Math.abs(this.#index.lengthOf(other) - length) > 1) continue;
        if (!work.allows(30)) break;
        if (isNear(name, this.#index.text(other).slice(1, -1))) near.add(other);
      }
    }
    for (const own of [...near].toSorted((a, b) => a - b)) yield this.#placeOfName[own] ?? 0;
  }

  /** The IANA zone of a point, degrees: one of the country of the nearest town. */
  timezoneAt(latitude: number, longitude: number): string {
    const { place, kilometres } = this.#table.nearest(latitude, longitude);
    const { country, precision } = this.#table.row(place);
    const decides = kilometres <= NEIGHBOURHOOD[precision === 'place' ? 'town' : 'village'];
    return timezoneAt(latitude, longitude, decides ? countryCode(country) : '');
  }

  #place(index: number): Place {
    const row = this.#table.row(index);
    const { id, name, region, country, latitude, longitude, population, precision } = row;
    return {
      id,
      place_name: placeNameOf(row),
      name,
      region,
      country,
      latitude,
      longitude,
      timezone: timezoneAt(latitude, longitude, countryCode(country)),
      population,
      precision,
      ...(row.district && { district: row.district }),
      ...(row.taluk && { taluk: row.taluk }),
      ...(row.pins.length > 0 && { pins: row.pins.map(String) }),
    };
  }
}
