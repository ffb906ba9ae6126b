import { deltaT } from '../time/delta-t.ts';
import type { JulianDay } from '../time/julian-day.ts';
import { CENTURY, DEGREE, J2000, normalizeDegrees } from './constants.ts';
import { nutationState } from './nutation.ts';
import { meanObliquity } from './precession.ts';

/** Seconds of a day. */
const DAY_SECONDS = 86_400;

/** TT of an instant given as UT; `deltaTSeconds` overrides the engine's own table. */
export function ttFromUt(jdUt: JulianDay, deltaTSeconds: number = deltaT(jdUt)): JulianDay {
  return jdUt + deltaTSeconds / DAY_SECONDS;
}

/**
 * Greenwich apparent sidereal time at a Julian day (UT1), degrees: Earth rotation angle (IAU
 * 2000), the accumulated precession of IAU 2006 (Capitaine, Wallace and Chapront 2003), the
 * equation of the equinoxes and its largest complementary terms.
 */
export function greenwichSiderealTime(jdUt: JulianDay, jdTt: JulianDay): number {
  const t = (jdTt - J2000) / CENTURY;
  const days = jdUt - J2000;
  // Full turns are removed first, to keep precision.
  const rotation = 360 * (((days % 1) + 0.779057273264 + 0.00273781191135448 * days) % 1);
  const precession =
    (0.014506 +
      (4612.156534 + (1.3915817 + (-0.00000044 + (-0.000029956 - 0.0000000368 * t) * t) * t) * t) *
        t) /
    3600;
  const { longitude, obliquity } = nutationState(jdTt);
  const node = (125.04455501 - 1934.13626197 * t) * DEGREE;
  const complementary = (0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)) / 3600;
  const equinoxes =
    (longitude / DEGREE) * Math.cos(meanObliquity(jdTt) + obliquity) + complementary;
  return normalizeDegrees(rotation + precession + equinoxes);
}
