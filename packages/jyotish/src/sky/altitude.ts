import { DEGREE } from './constants.ts';

/** A direction in the sky, tropical of date, degrees. */
export interface EclipticDirection {
  readonly longitude: number;
  readonly latitude: number;
}

/** The horizon of a place at an instant, degrees. */
export interface Horizon {
  /** local apparent sidereal time */
  readonly siderealTime: number;
  /** true obliquity of the ecliptic */
  readonly obliquity: number;
  /** geographic latitude of the place */
  readonly latitude: number;
}

/** Altitude above the horizon from the Earth's centre, without refraction, degrees (Meeus, Astronomical Algorithms, ch. 13). */
export function altitudeOf(direction: EclipticDirection, horizon: Horizon): number {
  const lambda = direction.longitude * DEGREE;
  const beta = direction.latitude * DEGREE;
  const obliquity = horizon.obliquity * DEGREE;
  const latitude = horizon.latitude * DEGREE;
  const rightAscension = Math.atan2(
    Math.sin(lambda) * Math.cos(obliquity) - Math.tan(beta) * Math.sin(obliquity),
    Math.cos(lambda),
  );
  const sine =
    Math.sin(beta) * Math.cos(obliquity) + Math.cos(beta) * Math.sin(obliquity) * Math.sin(lambda);
  const cosine = Math.cos(Math.asin(sine));
  const hourAngle = horizon.siderealTime * DEGREE - rightAscension;
  return (
    Math.asin(Math.sin(latitude) * sine + Math.cos(latitude) * cosine * Math.cos(hourAngle)) /
    DEGREE
  );
}
