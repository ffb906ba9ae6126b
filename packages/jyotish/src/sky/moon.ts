import type { JulianDay } from '../time/julian-day.ts';
import { MOON_DISTANCE, MOON_LATITUDE, MOON_LONGITUDE } from './data/moon.generated.ts';
import { sumMoon } from './moon-theory.ts';
import type { MoonTheory } from './moon-theory.ts';
import { unpackSeries } from './series.ts';
import type { State } from './vector.ts';

let theory: MoonTheory | undefined;

/**
 * Geometric geocentric Moon at a Julian day (TT) in the inertial ecliptic and equinox J2000 of
 * ELP/MPP02, au and au a day, written to `out`.
 */
export function moonState(jdTt: JulianDay, out: State): void {
  theory ??= {
    longitude: unpackSeries(MOON_LONGITUDE),
    latitude: unpackSeries(MOON_LATITUDE),
    distance: unpackSeries(MOON_DISTANCE),
  };
  sumMoon(theory, jdTt, out);
}
