import { normaliseDegrees } from '../chart/index.ts';
import { JyotishError } from '../error.ts';
import { apparentPosition, trueAyanamsa } from '../sky/index.ts';
import type { Ayanamsa } from '../sky/index.ts';
import { signedDegrees } from '../sky/constants.ts';
import { ttFromUt } from '../sky/sidereal-time.ts';
import type { JulianDay } from '../time/index.ts';

/** The sidereal year, days (IAU 2006 precession and mean Sun): the first guess. */
const SIDEREAL_YEAR = 365.25636;

/** A hundredth of a second, days. */
const PRECISION = 1e-7;

/** The years of life that an annual chart is made for. */
const MOST_YEARS = 120;

/**
 * When the Sun comes back to its sidereal longitude at birth (varsha pravesh).
 * @param sunLongitude sidereal longitude of the Sun at birth, degrees
 * @param birthJdUt instant of birth, Julian day UT
 * @param years how many years are completed at the return, 0 (the birth itself) to 121
 * @throws JyotishError `out_of_range` for other years, and outside 1799-07 to 2201-06
 */
export function solarReturn(
  sunLongitude: number,
  birthJdUt: JulianDay,
  years: number,
  ayanamsa: Ayanamsa = 'lahiri',
): JulianDay {
  if (!(Number.isInteger(years) && years >= 0 && years <= MOST_YEARS + 1)) {
    throw new JyotishError('out_of_range', 'A solar return is found for 0 to 121 completed years.');
  }
  let jdUt = birthJdUt + years * SIDEREAL_YEAR;
  for (let round = 0; round < 10; round += 1) {
    const jdTt = ttFromUt(jdUt);
    const { longitude, speed } = apparentPosition('sun', jdTt);
    const sidereal = normaliseDegrees(longitude - trueAyanamsa(ayanamsa, jdTt));
    const step = signedDegrees(sunLongitude - sidereal) / speed;
    jdUt += step;
    if (Math.abs(step) < PRECISION) break;
  }
  return jdUt;
}

/**
 * How many years of life are completed at an instant, counted from return to return: the number that
 * `varshaphal` takes for the year that is running.
 * @param sunLongitude as for `solarReturn`
 * @param birthJdUt as for `solarReturn`
 * @param jdUt the instant, Julian day UT
 * @returns 0 to 120; null before birth and once 121 years are completed
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function completedYearsAt(
  sunLongitude: number,
  birthJdUt: JulianDay,
  jdUt: JulianDay,
  ayanamsa: Ayanamsa = 'lahiri',
): number | null {
  // A return is at most some minutes from whole sidereal years, so that only the nearest one can decide.
  const nearest = Math.round((jdUt - birthJdUt) / SIDEREAL_YEAR);
  if (nearest < 0 || nearest > MOST_YEARS + 1) return null;
  const hasReturned = jdUt >= solarReturn(sunLongitude, birthJdUt, nearest, ayanamsa);
  const completed = hasReturned ? nearest : nearest - 1;
  return completed < 0 || completed > MOST_YEARS ? null : completed;
}
