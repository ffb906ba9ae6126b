import { crossingsOf } from '../sky/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { civilDays } from '../time/index.ts';
import type { CivilDay, JulianDay } from '../time/index.ts';
import { almanacSky } from './almanac-sky.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import { almanacSettings } from './day.ts';
import type { AlmanacSettings } from './day.ts';
import { risesOf, spanOf, vedicDayOf } from './rises.ts';

/** The eight states of the Moon, in their order from the new moon. */
export const MOON_STATES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;

/** One of the eight states of the Moon. */
export type MoonState = (typeof MOON_STATES)[number];

/** The half of the month, or the day that ends it. */
export type MoonPaksha = 'shukla' | 'purnima' | 'krishna' | 'amavasya';

/** The Moon on a civil date. */
export interface MoonDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** a principal phase on the date its instant falls on, and on no other */
  readonly state: MoonState;
  /** illuminated fraction of the disc at the beginning of the almanac's day, 0 to 1 */
  readonly illumination: number;
  /** half of the month, or the day that ends it */
  readonly paksha: MoonPaksha;
  /** the instant of the principal phase, Julian day UT; null on the other dates */
  readonly phaseJdUt: JulianDay | null;
}

const DEGREE = Math.PI / 180;

/**
 * The illuminated fraction of the Moon's disc, by its true phase angle (Meeus, Astronomical Algorithms, 2nd ed., ch.
 * 48).
 * @returns 0 (dark) to 1 (full)
 */
export function illuminationAt(jdUt: JulianDay, sky: AlmanacSky): number {
  const sun = sky.luminaries.sun.placeAt(jdUt);
  const moon = sky.luminaries.moon.placeAt(jdUt);
  const apart = (moon.longitude - sun.longitude) * DEGREE;
  const cosElongation = Math.cos(moon.latitude * DEGREE) * Math.cos(apart);
  const sinElongation = Math.sqrt(1 - cosElongation ** 2);
  const phaseAngle = Math.atan2(
    sun.distance * sinElongation,
    moon.distance - sun.distance * cosElongation,
  );
  return (1 + Math.cos(phaseAngle)) / 2;
}

/**
 * The Moon on a civil date. A principal phase gives its name to the date of its instant; the other dates are named
 * after their quarter.
 * @param civilDay the date
 * @param sampleJdUt the instant of that day's values: its sunrise, or its beginning if it has none
 */
export function moonOfDay(civilDay: CivilDay, sampleJdUt: JulianDay, sky: AlmanacSky): MoonDay {
  const { date, startJdUt, endJdUt } = civilDay;
  // A phase at midnight belongs to the day that begins.
  const tick = 1e-8;
  const phase = crossingsOf(sky.elongation, 4, startJdUt - tick, endJdUt - tick, 2)[0];
  const quarter = Math.floor(sky.elongation.at(sampleJdUt) / 90);
  const state = MOON_STATES[phase === undefined ? 2 * quarter + 1 : 2 * phase.index]!;
  return {
    date,
    state,
    illumination: illuminationAt(sampleJdUt, sky),
    paksha: pakshaOf(state, quarter),
    phaseJdUt: phase?.jdUt ?? null,
  };
}

function pakshaOf(state: MoonState, quarter: number): MoonPaksha {
  if (state === 'full_moon') return 'purnima';
  if (state === 'new_moon') return 'amavasya';
  return quarter < 2 ? 'shukla' : 'krishna';
}

/**
 * The Moon on consecutive civil dates.
 * @param date the first, `YYYY-MM-DD`
 * @param count how many dates, from 1
 * @param settings the definition of sunrise, the instant of the values
 * @param sky an existing sky, to reuse its cache for the same dates
 * @throws JyotishError `invalid_date`, `invalid_place`, `unknown_timezone`, `out_of_range`
 */
export function moonCalendar(
  date: string,
  count: number,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<AlmanacSettings> = {},
  sky?: AlmanacSky,
): MoonDay[] {
  const { ayanamsa, sunrise } = almanacSettings(settings);
  const shared = sky ?? almanacSky(ayanamsa);
  return civilDays(date, count, timeZone).map((civilDay) => {
    const rises = risesOf(civilDay, place, sunrise, shared);
    const { startJdUt } = spanOf(civilDay, vedicDayOf(civilDay.weekday, rises));
    return moonOfDay(civilDay, startJdUt, shared);
  });
}
