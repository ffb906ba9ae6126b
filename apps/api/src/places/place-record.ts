import type { Place } from '@jyoti/contract';

/** India as the data writes it: the name that Node has for `IN`, without loading its names of all countries. */
export const indiaName = 'India';

/** What the coordinates of a place are the point of. */
export type Precision = Place['precision'];

/** One place as its source gives it, before it is packed into the table. */
export interface PlaceRecord {
  id: string;
  /** The name that is shown, then others that find it. */
  names: readonly string[];
  /** `''` where unknown. */
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
  /** PIN codes of its post offices, India only. */
  pins: readonly number[];
  /** Of places without a population, the lower comes first. */
  rank: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  latitude: number;
  longitude: number;
}

/** Kilometres between two points that are not far apart: the sphere laid flat, right to a percent within 500 km. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = radians(other.latitude - one.latitude);
  const middle = radians((one.latitude + other.latitude) / 2);
  const east = radians(other.longitude - one.longitude) * Math.cos(middle);
  return earthRadius * Math.hypot(north, east);
}

/** The point whose coordinates are each the middle of those given: one far astray does not move it. */
export function middleOf(points: readonly Point[]): Point {
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
  return {
    latitude: middle(points.map(({ latitude }) => latitude)),
    longitude: middle(points.map(({ longitude }) => longitude)),
  };
}
