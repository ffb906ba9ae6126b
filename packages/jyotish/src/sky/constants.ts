/** Julian day (TT) of J2000.0. */
export const J2000 = 2451545;
/** Days in a Julian century. */
export const CENTURY = 36_525;
/** Radians in a degree. */
export const DEGREE = Math.PI / 180;
/** Radians in an arc-second. */
export const ARCSECOND = Math.PI / 648_000;
/** Kilometres in an astronomical unit (IAU 2012). */
export const AU_KM = 149_597_870.7;
/** Speed of light, au a day. */
export const LIGHT_SPEED = 173.144_632_684_669_3;
/** Heliocentric gravitational constant, au³ a day² (DE431). */
export const GM_SUN = 2.959_122_082_855_9e-4;
/** Mean equatorial radius of the Earth in kilometres, and its flattening (WGS 84). */
export const EARTH_RADIUS_KM = 6378.137;
export const EARTH_FLATTENING = 1 / 298.257_223_563;

/** The angle in [0, 360). */
export function normalizeDegrees(degrees: number): number {
  const turned = degrees % 360;
  const positive = turned < 0 ? turned + 360 : turned;
  // A tiny negative angle plus 360 rounds to 360 itself.
  return positive >= 360 ? 0 : positive;
}

/** The angle in [-180, 180). */
export function signedDegrees(degrees: number): number {
  return normalizeDegrees(degrees + 180) - 180;
}
