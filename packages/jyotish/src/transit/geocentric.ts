import { apparentPosition, trueObliquity } from '../sky/index.ts';
import { AU_KM, DEGREE, EARTH_RADIUS_KM } from '../sky/constants.ts';
import type { JulianDay } from '../time/index.ts';

/** Rectangular coordinates on the true equator and equinox of date, equatorial Earth radii. */
export type Vector = readonly [x: number, y: number, z: number];

/** The apparent Sun or Moon as seen from the Earth's centre, at a Julian day (TT). */
export function equatorialVector(body: 'sun' | 'moon', jdTt: JulianDay): Vector {
  const position = apparentPosition(body, jdTt);
  const longitude = position.longitude * DEGREE;
  const latitude = position.latitude * DEGREE;
  const obliquity = trueObliquity(jdTt) * DEGREE;
  const radius = (position.distance * AU_KM) / EARTH_RADIUS_KM;
  const x = radius * Math.cos(latitude) * Math.cos(longitude);
  const y = radius * Math.cos(latitude) * Math.sin(longitude);
  const z = radius * Math.sin(latitude);
  return [
    x,
    y * Math.cos(obliquity) - z * Math.sin(obliquity),
    y * Math.sin(obliquity) + z * Math.cos(obliquity),
  ];
}

/** The scalar product. */
export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Sum of vectors, each times a number. */
export function combine(...terms: readonly (readonly [factor: number, vector: Vector])[]): Vector {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [factor, [x, y, z]] of terms) {
    sum[0] += factor * x;
    sum[1] += factor * y;
    sum[2] += factor * z;
  }
  return sum;
}

/** The plane through the Earth's centre across an axis: x to the east, y to the north, z along it. */
export interface Plane {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
}

/**
 * The plane across a direction (the fundamental plane, when that is the shadow's axis).
 * @param rightAscension radians
 * @param declination radians
 */
export function planeAcross(rightAscension: number, declination: number): Plane {
  const [sinA, cosA] = [Math.sin(rightAscension), Math.cos(rightAscension)];
  const [sinD, cosD] = [Math.sin(declination), Math.cos(declination)];
  return {
    x: [-sinA, cosA, 0],
    y: [-sinD * cosA, -sinD * sinA, cosD],
    z: [cosD * cosA, cosD * sinA, sinD],
  };
}
