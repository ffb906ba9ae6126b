import { checkNumberSetting } from '../check-setting.ts';
import { angles, meanAyanamsa, nutation, trueAyanamsa, trueObliquity } from '../sky/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { deltaT, localClock, resolveCivilTime } from '../time/index.ts';
import { zoned } from '../time/civil.ts';
import type { CivilTime, LocalClock, ResolvedTime, Zoned } from '../time/index.ts';
import { normaliseDegrees } from './angle.ts';
import { readPlacements } from './placements.ts';
import type { Placements } from './placements.ts';
import { resolveSettings } from './settings.ts';
import type { ChartSettings } from './settings.ts';
import { siderealPositions } from './sidereal-positions.ts';

/**
 * A birth: local civil time in its zone, and the place. What `localClock` found of the clock may be in it, as in the birth of a
 * chart; it does not affect the result.
 */
export interface Birth extends CivilTime, GeoPlace, Partial<Omit<LocalClock, 'timeZone'>> {
  /** Nobody knows the time, and the one given is assumed. The chart says so in its notices. */
  timeUnknown?: boolean;
}

/** A notice about a chart for its reader, as a code. */
export type ChartNotice = 'ambiguous_local_time' | 'unknown_time';

/** The settings of a chart with the values they led to. */
export interface AppliedSettings extends ChartSettings {
  /** mean ayanamsa at birth, degrees: the figure that almanacs print */
  readonly ayanamsaDegrees: number;
  /** nutation in longitude at birth, degrees: subtracted together with the ayanamsa */
  readonly nutationDegrees: number;
  /** houses are whole signs from the ascendant */
  readonly houseSystem: 'whole_sign';
}

/** A birth chart. */
export interface Chart extends Placements {
  /** the birth with the clock of its place, as `localClock` finds it */
  readonly birth: Birth & LocalClock;
  /** the instant of the birth in every scale of time */
  readonly time: ResolvedTime;
  /** TT − UT at birth, seconds */
  readonly deltaTSeconds: number;
  /** what it was cast with */
  readonly settings: AppliedSettings;
  /** what is uncertain about it; empty if nothing is */
  readonly notices: readonly ChartNotice[];
}

/** For tests and research: figures of one's own in place of the engine's. */
export interface CastOptions {
  /** TT − UT, seconds */
  readonly deltaTSeconds?: number;
}

/** A day either way, seconds: far more than any estimate for the years 1800 to 2200. */
const DELTA_T_LIMITS = { min: -86_400, max: 86_400 };

/**
 * Casts a birth chart: sidereal, geocentric apparent positions, whole-sign houses.
 * @param birth local civil time with its IANA zone, and geographic latitude and longitude in degrees. The clock of the
 *   place is used (see `localClock`): its local mean time before the zone's first standard time
 * @param settings defaults: Lahiri, mean node, sunrise of the disc's upper edge, dasha year 365.25 days
 * @throws JyotishError as `resolveCivilTime` does (`invalid_date`, `invalid_time`, `unknown_timezone`,
 *   `time_skipped`, `date_skipped`), `invalid_place` for impossible coordinates, `out_of_range` for a wrong setting
 */
export function castChart(
  birth: Zoned<Birth>,
  settings: Partial<ChartSettings> = {},
  options: CastOptions = {},
): Chart {
  // A copy: the chart stays what it is when the caller changes its object.
  const stated: Birth = { ...zoned<Birth>(birth) };
  const resolved = resolveSettings(settings);
  const clock = localClock(stated, stated.longitude, stated.latitude);
  const isLocalMeanTime = clock.isLocalMeanTime || stated.isLocalMeanTime === true;
  const local: Birth & LocalClock = { ...stated, ...clock, isLocalMeanTime };
  const time = resolveCivilTime(local);
  const deltaTSeconds = options.deltaTSeconds ?? deltaT(time.jdUt);
  checkNumberSetting('deltaTSeconds', deltaTSeconds, DELTA_T_LIMITS);
  const jdTt = time.jdUt + deltaTSeconds / 86_400;
  const offset = trueAyanamsa(resolved.ayanamsa, jdTt);
  const { ascendant: rising, siderealTime } = angles(time.jdUt, stated, deltaTSeconds);
  const ascendant = normaliseDegrees(rising - offset);
  const horizon = { siderealTime, obliquity: trueObliquity(jdTt), latitude: stated.latitude };
  return {
    birth: local,
    time,
    deltaTSeconds,
    settings: {
      ...resolved,
      ayanamsaDegrees: meanAyanamsa(resolved.ayanamsa, jdTt),
      nutationDegrees: nutation(jdTt).longitude,
      houseSystem: 'whole_sign',
    },
    notices: [
      ...(time.ambiguous ? (['ambiguous_local_time'] as const) : []),
      ...(stated.timeUnknown ? (['unknown_time'] as const) : []),
    ],
    ...readPlacements(ascendant, siderealPositions(jdTt, offset, resolved, horizon), resolved),
  };
}
