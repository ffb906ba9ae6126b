import type { JulianDay } from '../time/julian-day.ts';
import { starLongitude } from './apparent.ts';
import { ARCSECOND, CENTURY, DEGREE, J2000, normalizeDegrees } from './constants.ts';
import { nutationState } from './nutation.ts';
import { icrsToVsop } from './precession.ts';
import { isInRange, outOfRange } from './range.ts';

/** A star as catalogues have it: ICRS, epoch J2000. */
export interface CatalogueStar {
  /** Degrees. */
  readonly rightAscension: number;
  /** Degrees. */
  readonly declination: number;
  /** Proper motion along the parallel (cos of declination included), arc-seconds a year. */
  readonly rightAscensionMotion: number;
  /** Proper motion, arc-seconds a year. */
  readonly declinationMotion: number;
  /** Annual parallax, arc-seconds. */
  readonly parallax: number;
}

/** Sirius (Hipparcos, the new reduction: van Leeuwen 2007). */
export const SIRIUS: CatalogueStar = {
  rightAscension: (6 + 45 / 60 + 8.91728 / 3600) * 15,
  declination: -(16 + 42 / 60 + 58.0171 / 3600),
  rightAscensionMotion: -0.54601,
  declinationMotion: -1.22307,
  parallax: 0.37921,
};

/**
 * Apparent ecliptic longitude of a star at a Julian day (TT), true equinox of date: degrees. Proper
 * motion, parallax, aberration, deflection, precession and nutation.
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06.
 */
export function fixedStar(star: CatalogueStar, jdTt: JulianDay): number {
  if (!isInRange(jdTt)) throw outOfRange();
  return normalizeDegrees(meanStarLongitude(star, jdTt) + nutationState(jdTt).longitude / DEGREE);
}

/** The same without nutation: mean equinox of date. */
export function meanStarLongitude(star: CatalogueStar, jdTt: JulianDay): number {
  const years = ((jdTt - J2000) / CENTURY) * 100;
  const declination = star.declination * DEGREE + star.declinationMotion * years * ARCSECOND;
  const rightAscension =
    star.rightAscension * DEGREE +
    (star.rightAscensionMotion * years * ARCSECOND) / Math.cos(declination);
  const [x, y, z] = icrsToVsop(
    Math.cos(declination) * Math.cos(rightAscension),
    Math.cos(declination) * Math.sin(rightAscension),
    Math.sin(declination),
  );
  return normalizeDegrees(
    starLongitude({ x, y, z, parallax: star.parallax * ARCSECOND }, jdTt) / DEGREE,
  );
}
