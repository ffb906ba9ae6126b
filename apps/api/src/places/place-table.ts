import { folded } from './fold.ts';
import { placeNameIn } from './place-name-in.ts';
import type { Precision, PlaceRecord } from './place-record.ts';
import { isDevanagari } from './sounds.ts';
import type { SearchWork } from './search-work.ts';
import { textColumn, textOf, type TextColumn } from './text-column.ts';

const precisions: readonly Precision[] = ['place', 'pin', 'taluk', 'district'];

/** Deduplicates texts. */
class Texts {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

/** A place read from the table. */
export type PlaceRow = Omit<PlaceRecord, 'names' | 'rank' | 'inIndia'> & { name: string };

/** About 300,000 places in columns, which take a tenth of the memory of objects. */
export interface PlaceColumns {
  ids: TextColumn;
  names: TextColumn;
  latitudes: Float64Array<ArrayBuffer>;
  longitudes: Float64Array<ArrayBuffer>;
  populations: Int32Array<ArrayBuffer>;
  precisions: Uint8Array<ArrayBuffer>;
  /** The index of the area of each place. */
  whereaboutsOf: Int32Array<ArrayBuffer>;
  /** `taluk\ndistrict\nregion\ncountry`, without duplicates. */
  whereabouts: TextColumn;
  /** The same in English and in Hindi, folded for comparison. */
  foldedWhereabouts: TextColumn;
  /** PINs by place, and the offset of each place. */
  pinsByPlace: Int32Array<ArrayBuffer>;
  pinsBegin: Int32Array<ArrayBuffer>;
  /** PINs in ascending order, and the place of each. */
  pins: Int32Array<ArrayBuffer>;
  placesOfPins: Int32Array<ArrayBuffer>;
}

/** Taluk, district, region and country, with the Hindi names of those that have one. */
function searchedWhereabouts(whereabouts: string): string {
  const parts = whereabouts.split('\n').filter(Boolean);
  const hindi = placeNameIn(parts.join(', '), 'hi').split(', ').filter(isDevanagari);
  return folded([...parts, ...hindi].join(' '));
}

export function placeColumns(records: readonly PlaceRecord[]): PlaceColumns {
  const whereabouts = new Texts();
  const whereaboutsOf = Int32Array.from(records, ({ taluk, district, region, country }) =>
    whereabouts.numberOf([taluk, district, region, country].join('\n')),
  );
  const pins = records.flatMap((record, place) => record.pins.map((pin) => [pin, place] as const));
  const pinsByPlace = Int32Array.from(pins, ([pin]) => pin);
  const pinsBegin = new Int32Array(records.length + 1);
  for (const [place, record] of records.entries()) {
    pinsBegin[place + 1] = (pinsBegin[place] ?? 0) + record.pins.length;
  }
  pins.sort(([pin, place], [otherPin, other]) => pin - otherPin || place - other);
  return {
    ids: textColumn(records.map(({ id }) => id)),
    names: textColumn(records.map(({ names }) => names[0] ?? '')),
    latitudes: Float64Array.from(records, ({ latitude }) => latitude),
    longitudes: Float64Array.from(records, ({ longitude }) => longitude),
    populations: Int32Array.from(records, ({ population }) => population),
    precisions: Uint8Array.from(records, ({ precision }) => precisions.indexOf(precision)),
    whereaboutsOf,
    whereabouts: textColumn(whereabouts.list),
    foldedWhereabouts: textColumn(whereabouts.list.map(searchedWhereabouts)),
    pinsByPlace,
    pinsBegin,
    pins: Int32Array.from(pins, ([pin]) => pin),
    placesOfPins: Int32Array.from(pins, ([, place]) => place),
  };
}

/** Finds places by number, by PIN and by area. */
export class PlaceTable {
  readonly #columns: PlaceColumns;
  /** By the searched name of a region, at most one for each in the list of regions. */
  readonly #regions = new Map<string, (place: number) => boolean>();
  readonly #foldedNames = new Map<string, string>();

  constructor(columns: PlaceColumns) {
    this.#columns = columns;
  }

  row(place: number): PlaceRow {
    const columns = this.#columns;
    const whereabouts = textOf(columns.whereabouts, columns.whereaboutsOf[place] ?? -1);
    const [taluk = '', district = '', region = '', country = ''] = whereabouts.split('\n');
    return {
      id: textOf(columns.ids, place),
      name: textOf(columns.names, place),
      taluk,
      district,
      region,
      country,
      latitude: columns.latitudes[place] ?? 0,
      longitude: columns.longitudes[place] ?? 0,
      population: columns.populations[place] ?? 0,
      precision: precisions[columns.precisions[place] ?? 0] ?? 'place',
      pins: [
        ...columns.pinsByPlace.subarray(columns.pinsBegin[place], columns.pinsBegin[place + 1]),
      ],
    };
  }

  populationOf(place: number): number {
    return this.#columns.populations[place] ?? 0;
  }

  /**
   * The place nearest to a point, degrees; by a flat map around the point, which is enough to compare.
   * @param isTown whether places without coordinates of their own are left out
   */
  nearest(
    latitude: number,
    longitude: number,
    isTown = false,
  ): { place: number; kilometres: number } {
    const { latitudes, longitudes } = this.#columns;
    const perDegree = 111.2;
    const narrowing = Math.cos((latitude * Math.PI) / 180);
    let place = -1;
    let least = Infinity;
    for (let index = 0; index < latitudes.length; index += 1) {
      const north = latitudes[index]! - latitude;
      const east = ((longitudes[index]! - longitude + 540) % 360) - 180;
      const square = north * north + (east * narrowing) ** 2;
      if (square < least && (!isTown || this.precisionOf(index) === 'place'))
        [place, least] = [index, square];
    }
    return { place, kilometres: Math.sqrt(least) * perDegree };
  }

  /** A predicate for places of a country, prepared for many calls. */
  inCountry(country: string): (place: number) => boolean {
    const { whereabouts, whereaboutsOf } = this.#columns;
    const fits = Array.from({ length: whereabouts.starts.length - 1 }, (_, index) =>
      textOf(whereabouts, index).endsWith(`\n${country}`),
    );
    return (place) => fits[whereaboutsOf[place] ?? -1] ?? false;
  }

  /** Whether the coordinates are those of the place or the middle of an area. */
  precisionOf(place: number): Precision {
    return precisions[this.#columns.precisions[place] ?? 0] ?? 'place';
  }

  /** Places in a state or country, folded, in table order. */
  *inRegion(text: string, work: SearchWork): Generator<number> {
    const { whereabouts, whereaboutsOf } = this.#columns;
    // Few regions have a name that is searched, and the answers are the same for every search.
    const isIn =
      this.#regions.get(text) ??
      this.#ofArea((index) => {
        const [, , region = '', country = ''] = textOf(whereabouts, index).split('\n');
        return this.#folded(region) === text || this.#folded(country) === text;
      });
    this.#regions.set(text, isIn);
    for (let place = 0; place < whereaboutsOf.length && work.allows(1); place += 1) {
      if (isIn(place)) yield place;
    }
  }

  /** A predicate for places within all the given areas. */
  within(pattern: readonly string[], work: SearchWork): (place: number) => boolean {
    if (pattern.length === 0) return () => true;
    return this.#ofArea((index) => {
      if (!work.allows(50)) return false;
      const text = textOf(this.#columns.foldedWhereabouts, index);
      return pattern.every((part) => text.includes(part));
    });
  }

  /** A predicate of places that examines each area once. */
  #ofArea(test: (index: number) => boolean): (place: number) => boolean {
    const { whereabouts, whereaboutsOf } = this.#columns;
    const [unknown, yes, no] = [0, 1, 2];
    const results = new Uint8Array(whereabouts.starts.length);
    return (place) => {
      const index = whereaboutsOf[place] ?? -1;
      if (results[index] === unknown) results[index] = test(index) ? yes : no;
      return results[index] === yes;
    };
  }

  /** Cached, because thousands of areas are in the same region. */
  #folded(name: string): string {
    const known = this.#foldedNames.get(name) ?? folded(name);
    this.#foldedNames.set(name, known);
    return known;
  }

  /** The places of a PIN, in table order. */
  *ofPin(pin: number): Generator<number> {
    const { pins, placesOfPins } = this.#columns;
    let low = 0;
    let high = pins.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pins[middle] ?? 0) < pin) low = middle + 1;
      else high = middle;
    }
    for (let index = low; pins[index] === pin; index += 1) yield placesOfPins[index] ?? 0;
  }
}
