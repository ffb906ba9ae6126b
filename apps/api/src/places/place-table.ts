import { folded } from './fold.ts';
import type { Precision, PlaceRecord } from './place-record.ts';

const precisions: readonly Precision[] = ['place', 'pin', 'taluk', 'district'];

/** Texts that repeat, each kept once. */
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

/** A place as the table gives it back. */
export type PlaceRow = Omit<PlaceRecord, 'names' | 'rank' | 'inIndia'> & { name: string };

/** Some 300,000 places in columns, so that they fit into a tenth of what as many objects take. */
export class PlaceTable {
  readonly length: number;
  readonly #ids: readonly string[];
  readonly #names: readonly string[];
  readonly #latitudes: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #populations: Int32Array;
  readonly #precisions: Uint8Array;
  /** Which whereabouts each place has. */
  readonly #whereaboutsOf: Int32Array;
  /** `taluk\ndistrict\nregion\ncountry`, each once. */
  readonly #whereabouts: readonly string[];
  readonly #foldedWhereabouts: readonly string[];
  /** PINs by place, and where those of each place begin. */
  readonly #pinsByPlace: Int32Array;
  readonly #pinsBegin: Int32Array;
  /** PINs rising, and the place of each. */
  readonly #pins: Int32Array;
  readonly #placesOfPins: Int32Array;

  constructor(records: readonly PlaceRecord[]) {
    const whereabouts = new Texts();
    this.length = records.length;
    this.#ids = records.map(({ id }) => id);
    this.#names = records.map(({ names }) => names[0] ?? '');
    this.#latitudes = Float64Array.from(records, ({ latitude }) => latitude);
    this.#longitudes = Float64Array.from(records, ({ longitude }) => longitude);
    this.#populations = Int32Array.from(records, ({ population }) => population);
    this.#precisions = Uint8Array.from(records, ({ precision }) => precisions.indexOf(precision));
    this.#whereaboutsOf = Int32Array.from(records, ({ taluk, district, region, country }) =>
      whereabouts.numberOf([taluk, district, region, country].join('\n')),
    );
    this.#whereabouts = whereabouts.list;
    this.#foldedWhereabouts = whereabouts.list.map(folded);
    const pins = records.flatMap((record, place) =>
      record.pins.map((pin) => [pin, place] as const),
    );
    this.#pinsByPlace = Int32Array.from(pins, ([pin]) => pin);
    this.#pinsBegin = new Int32Array(records.length + 1);
    for (const [place, record] of records.entries()) {
      this.#pinsBegin[place + 1] = (this.#pinsBegin[place] ?? 0) + record.pins.length;
    }
    pins.sort(([pin, place], [otherPin, other]) => pin - otherPin || place - other);
    this.#pins = Int32Array.from(pins, ([pin]) => pin);
    this.#placesOfPins = Int32Array.from(pins, ([, place]) => place);
  }

  row(place: number): PlaceRow {
    const [taluk = '', district = '', region = '', country = ''] = (
      this.#whereabouts[this.#whereaboutsOf[place] ?? -1] ?? ''
    ).split('\n');
    return {
      id: this.#ids[place] ?? '',
      name: this.#names[place] ?? '',
      taluk,
      district,
      region,
      country,
      latitude: this.#latitudes[place] ?? 0,
      longitude: this.#longitudes[place] ?? 0,
      population: this.#populations[place] ?? 0,
      precision: precisions[this.#precisions[place] ?? 0] ?? 'place',
      pins: [...this.#pinsByPlace.subarray(this.#pinsBegin[place], this.#pinsBegin[place + 1])],
    };
  }

  /** Whether a place lies within all that is wanted, for many places at once. */
  within(wanted: readonly string[]): (place: number) => boolean {
    if (wanted.length === 0) return () => true;
    const fits = this.#foldedWhereabouts.map((text) => wanted.every((part) => text.includes(part)));
    return (place) => fits[this.#whereaboutsOf[place] ?? -1] ?? false;
  }

  /** The places that have a PIN, in the order of the table. */
  *ofPin(pin: number): Generator<number> {
    let low = 0;
    let high = this.#pins.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pins[middle] ?? 0) < pin) low = middle + 1;
      else high = middle;
    }
    for (let index = low; this.#pins[index] === pin; index += 1)
      yield this.#placesOfPins[index] ?? 0;
  }
}
