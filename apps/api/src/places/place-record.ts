import type { Place } from '@jyoti/contract';

/** India as the data spells it: Node's name of `IN`, without loading its names of all countries. */
export const indiaName = 'India';

/** What the coordinates of a place refer to. */
export type Precision = Place['precision'];

/** One place from its source, before it is stored in the table. */
export interface PlaceRecord {
  id: string;
  /** The display name, then alternative names. */
  names: readonly string[];
  /** `''` if unknown. */
  taluk: string;
  district: string;
  /** State or union territory in India, else `''`. */
  region: string;
  country: string;
  inIndia: boolean;
  /** Degrees. */
  latitude: number;
  longitude: number;
  population: number;
  precision: Precision;
  /** PIN codes of its post offices; India only. */
  pins: readonly number[];
  /** Order of places without a population, lower first. */
  rank: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/** Kilometres between two points. A flat approximation of the sphere, within one percent up to 500 km. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude);
  const middle = radians((one.latitude + other.latitude) / 2);
  const east = radians(other.longitude - one.longitude) * Math.cos(middle);
  return earthRadius * Math.hypot(north, east);
}

/** The median of the coordinates, so that an outlier does not move it. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
