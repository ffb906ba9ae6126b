import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/julian-day.ts';
import { DEGREE, normalizeDegrees } from './constants.ts';
import { trueObliquity } from './precession.ts';
import { greenwichSiderealTime, ttFromUt } from './sidereal-time.ts';

/** A place on the Earth's surface, at sea level. */
export interface GeoPlace {
  /** Geographic latitude, degrees, north positive, -90 to 90. */
  latitude: number;
  /** Degrees, east positive, -180 to 180. */
  longitude: number;
}

/** The points where horizon and meridian cut the ecliptic, tropical of date. */
export interface Angles {
  /** Rising degree of the ecliptic, [0, 360). */
  ascendant: number;
  /** Culminating degree of the ecliptic, [0, 360). */
  midheaven: number;
  /** Local apparent sidereal time (right ascension of the meridian), degrees. */
  siderealTime: number;
}

/** @throws JyotishError `invalid_place` when the coordinates are invalid. */
export function checkPlace({ latitude, longitude }: GeoPlace): void {
  if (!(Math.abs(latitude) <= 90)) {
    throw new JyotishError('invalid_place', `The latitude ${latitude} is outside -90 to 90.`);
  }
  if (!(Math.abs(longitude) <= 180)) {
    throw new JyotishError('invalid_place', `The longitude ${longitude} is outside -180 to 180.`);
  }
}

/**
 * Ascendant and midheaven at a Julian day (UT) and place, with the true obliquity and geographic latitude. The ascendant is
 * where the ecliptic crosses the eastern half of the horizon, at every latitude and hour.
 * @param deltaTSeconds TT - UT in seconds, to override the engine's own table.
 * @throws JyotishError `invalid_place`.
 */
export function angles(jdUt: JulianDay, place: GeoPlace, deltaTSeconds?: number): Angles {
  checkPlace(place);
  const jdTt = ttFromUt(jdUt, deltaTSeconds);
  const obliquity = trueObliquity(jdTt) * DEGREE;
  const siderealTime = normalizeDegrees(greenwichSiderealTime(jdUt, jdTt) + place.longitude);
  const meridian = siderealTime * DEGREE;
  const sine = Math.sin(meridian);
  const cosine = Math.cos(meridian);
  const slope = Math.tan(place.latitude * DEGREE) * Math.sin(obliquity);
  // The quadrant of atan2 is the crossing before which the ecliptic is above the horizon. It is the eastern one unless, beyond
  // the polar circles, the arc above the horizon culminates in the north of the zenith, or in the south of it below the equator.
  const east = Math.cos(obliquity) + sine * slope < 0 ? -1 : 1;
  const ascendant = Math.atan2(east * cosine, -east * (sine * Math.cos(obliquity) + slope));
  return {
    ascendant: normalizeDegrees(ascendant / DEGREE),
    midheaven: midheavenAt(siderealTime, obliquity / DEGREE),
    siderealTime,
  };
}

/**
 * The degree of the ecliptic that culminates at a sidereal time, tropical, degrees.
 * @param siderealTime degrees; @param obliquity degrees
 */
export function midheavenAt(siderealTime: number, obliquity: number): number {
  const meridian = siderealTime * DEGREE;
  const east = Math.cos(meridian) * Math.cos(obliquity * DEGREE);
  return normalizeDegrees(Math.atan2(Math.sin(meridian), east) / DEGREE);
}
