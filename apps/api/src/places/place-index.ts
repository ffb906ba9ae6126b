import type { Place } from '@jyoti/contract';
import { folded } from './fold.ts';
import { isNear, untouchedParts } from './near-spelling.ts';
import { readPlaceQuery, splitNames, type PlaceQuery } from './place-query.ts';
import { PlaceTable, type PlaceColumns, type PlaceRow } from './place-table.ts';
import { timezoneAt, type Places } from './places.ts';
import { TextIndex, type IndexedTexts } from './text-index.ts';

/** Longest list that is answered. */
export const mostPlaces = 10;

/** What a list shows. The PIN tells villages of one name apart. */
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

/** A name as it is searched: on a line of its own, so that beginning and end can be asked for. */
export const searchText = (name: string) => `\n${name}\n`;

/** Everything that is searched, as it is handed from the thread that read it to the one that answers. */
export interface PlaceIndexParts {
  columns: PlaceColumns;
  /** Every name of every place. */
  names: IndexedTexts;
  /** Whose name each is. */
  placeOfName: Int32Array<ArrayBuffer>;
}

/** The places of the world and the villages of India in memory, best first. */
export class PlaceIndex implements Places {
  readonly #table: PlaceTable;
  readonly #index: TextIndex;
  readonly #placeOfName: Int32Array;

  constructor({ columns, names, placeOfName }: PlaceIndexParts) {
    this.#table = new PlaceTable(columns);
    this.#index = new TextIndex(names);
    this.#placeOfName = placeOfName;
  }

  /**
   * At most ten places, best first: those called so, then those whose name begins so, then (where none is called so)
   * those a letter off, then those that contain it; among equals India before the world, then by population. After a
   * comma follows what taluk, district, region or country must contain: `ujjain, madhya`. A PIN finds its places.
   */
  search(query: string): Place[] {
    const asked = readPlaceQuery(query);
    const found = this.#matching(asked);
    if (found.size === 0) {
      for (const other of splitNames(asked)) {
        for (const place of this.#matching(other)) found.add(place);
        if (found.size > 0) break;
      }
    }
    return [...found].slice(0, mostPlaces).map((place) => this.#place(place));
  }

  /** The one place that the search writes exactly so; `null` where there is none or several. */
  exactly(placeName: string): Place | null {
    const wanted = folded(placeName);
    const same = this.search(placeName).filter((place) => folded(place.place_name) === wanted);
    return same.length === 1 ? (same[0] ?? null) : null;
  }

  timezoneAt(latitude: number, longitude: number): string {
    return timezoneAt(latitude, longitude);
  }

  #matching({ name, within, pin }: PlaceQuery): Set<number> {
    const isWithin = this.#table.within(within);
    if (pin !== null) return this.#ofPin(pin, name, isWithin);
    const found = new Set<number>();
    if (name === '') return found;
    const take = (names: Iterable<number>) => {
      for (const own of names) {
        if (found.size >= mostPlaces) return;
        const place = this.#placeOfName[own] ?? 0;
        if (isWithin(place)) found.add(place);
      }
    };
    take(this.#index.containing(searchText(name)));
    const isCalledSo = found.size > 0;
    take(this.#index.containing(`\n${name}`));
    if (!isCalledSo) take(this.#near(name));
    take(this.#index.containing(name));
    return found;
  }

  /** Places of a PIN: those of the name where there are such, else all. */
  #ofPin(pin: number, name: string, isWithin: (place: number) => boolean): Set<number> {
    const all = [...this.#table.ofPin(pin)].filter(isWithin);
    const named = all.filter((place) => folded(this.#table.row(place).name).includes(name));
    return new Set(named.length > 0 ? named : all);
  }

  /** Names that are one letter off, in their order. */
  #near(name: string): number[] {
    const { beginnings, ends } = untouchedParts(name);
    const length = searchText(name).length;
    const near = new Set<number>();
    for (const part of [
      ...beginnings.map((text) => `\n${text}`),
      ...ends.map((text) => `${text}\n`),
    ]) {
      for (const other of this.#index.containing(part)) {
        if (Math.abs(this.#index.lengthOf(other) - length) > 1) continue;
        if (isNear(name, this.#index.text(other).slice(1, -1))) near.add(other);
      }
    }
    return [...near].toSorted((a, b) => a - b);
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
      timezone: timezoneAt(latitude, longitude),
      population,
      precision,
      ...(row.district && { district: row.district }),
      ...(row.taluk && { taluk: row.taluk }),
      ...(row.pins.length > 0 && { pins: row.pins.map(String) }),
    };
  }
}
