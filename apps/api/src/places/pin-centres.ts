import { createRequire } from 'node:module';
import { kilometresBetween, middleOf } from './place-record.ts';
import type { PostOffice } from './post-offices.ts';

interface Point {
  latitude: number;
  longitude: number;
}

/** A point, and the kind of area that it is the middle of. */
export interface Centre extends Point {
  precision: 'pin' | 'taluk' | 'district';
}

/** A point shared by more PINs than this is a placeholder in the source. */
const MOST_ON_ONE_POINT = 3;
/**
 * A PIN is considered misplaced if it is farther than this from the middle of its district, km, and three
 * times as far as is usual for the district.
 */
const FAR = 60;
const TIMES_AS_FAR = 3;

/** The points in the list, without those that many PINs share. */
function readPoints(): Map<number, Point> {
  const load = createRequire(import.meta.url);
  const path = load.resolve('pincode-lat-long/pincode.js');
  const list = load(path) as Record<string, { lat: number; long: number }>;
  delete load.cache[path];
  const onPoint = new Map<string, number>();
  const keyOf = ({ lat, long }: { lat: number; long: number }) => `${lat},${long}`;
  for (const point of Object.values(list)) {
    onPoint.set(keyOf(point), (onPoint.get(keyOf(point)) ?? 0) + 1);
  }
  return new Map(
    Object.entries(list)
      .filter(([, point]) => (onPoint.get(keyOf(point)) ?? 0) <= MOST_ON_ONE_POINT)
      .map(([pin, { lat, long }]) => [Number(pin), { latitude: lat, longitude: long }]),
  );
}

/** The key of an office's district. */
export const districtOf = ({ state, district }: PostOffice) => `${state}/${district}`;
export const talukOf = (office: PostOffice) => `${districtOf(office)}/${office.taluk}`;

function grouped<Value>(
  offices: readonly PostOffice[],
  keyOf: (office: PostOffice) => string,
  valueOf: (office: PostOffice) => Value | undefined,
): Map<string, Set<Value>> {
  const groups = new Map<string, Set<Value>>();
  for (const office of offices) {
    const value = valueOf(office);
    if (value === undefined) continue;
    const key = keyOf(office);
    const group = groups.get(key);
    if (group) group.add(value);
    else groups.set(key, new Set([value]));
  }
  return groups;
}

const middles = (groups: Map<string, Set<Point>>): Map<string, Point> =>
  new Map([...groups].map(([key, points]) => [key, middleOf([...points])]));

/** PINs that are far from all others of their district. */
function strays(pins: Map<number, Point>, offices: readonly PostOffice[]): Set<number> {
  const far = new Set<number>();
  for (const group of grouped(offices, districtOf, ({ pin }) => pin).values()) {
    const known = [...group].flatMap((pin) => {
      const point = pins.get(pin);
      return point ? [{ pin, point }] : [];
    });
    const middle = middleOf(known.map(({ point }) => point));
    const distances = known.map(({ point }) => kilometresBetween(middle, point));
    const usual = distances.toSorted((a, b) => a - b)[distances.length >> 1] ?? 0;
    for (const [index, { pin }] of known.entries()) {
      if ((distances[index] ?? 0) > Math.max(FAR, usual * TIMES_AS_FAR)) far.add(pin);
    }
  }
  return far;
}

/**
 * Locates the post offices of India: at the point of their PIN, else in the middle of their taluk, else of
 * their district.
 */
export class PinCentres {
  readonly #districtOfPin: Map<number, string>;
  readonly #pins: Map<number, Point>;
  readonly #taluks: Map<string, Point>;
  readonly #districts: Map<string, Point>;

  constructor(offices: readonly PostOffice[]) {
    this.#districtOfPin = new Map(offices.map(({ pin, district }) => [pin, district]));
    this.#pins = readPoints();
    for (const pin of strays(this.#pins, offices)) this.#pins.delete(pin);
    const pointOf = ({ pin }: PostOffice) => this.#pins.get(pin);
    this.#taluks = middles(
      grouped(
        offices.filter(({ taluk }) => taluk),
        talukOf,
        pointOf,
      ),
    );
    this.#districts = middles(grouped(offices, districtOf, pointOf));
  }

  /** The middle of the office's taluk; undefined if none of its PINs has a point. */
  ofTaluk(office: PostOffice): Point | undefined {
    return this.#taluks.get(talukOf(office));
  }

  /** The middle of the office's district; undefined if none of its PINs has a point. */
  ofDistrict(office: PostOffice): Point | undefined {
    return this.#districts.get(districtOf(office));
  }

  /** The best known point of an office, null if there is none. */
  of(office: PostOffice): Centre | null {
    const pin = this.#pins.get(office.pin);
    if (pin) return { ...pin, precision: 'pin' };
    const taluk = this.ofTaluk(office);
    if (taluk) return { ...taluk, precision: 'taluk' };
    const district = this.ofDistrict(office);
    return district ? { ...district, precision: 'district' } : null;
  }

  /** The district of the PIN nearest to a point. It scans all PINs, so it suits only a few points. */
  districtNear(point: Point): string {
    let nearest = 0;
    let least = Infinity;
    for (const [pin, centre] of this.#pins) {
      const distance = kilometresBetween(point, centre);
      if (distance >= least) continue;
      least = distance;
      nearest = pin;
    }
    return this.#districtOfPin.get(nearest) ?? '';
  }
}
