import { luminaryOf, riseOrSetOf } from '../sky/index.ts';
import type { GeoPlace, Luminary, RiseDefinition } from '../sky/index.ts';
import { civilFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { PlanetId } from './bodies.ts';
import { PLANET_IDS } from './bodies.ts';
import type { Weekday } from './lucky.ts';

/** A day from one sunrise to the next. Julian days are UT. */
export interface VedicDay {
  /** of its sunrise, 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
  /** beginning of the day */
  readonly sunrise: JulianDay;
  /** null where the Sun rises and does not set within a day */
  readonly sunset: JulianDay | null;
  /** null where the Sun does not rise again within a day of setting */
  readonly nextSunrise: JulianDay | null;
}

/** How far back a sunrise is searched, days: near the polar circles two can be an hour more than a day apart. */
const LONGEST_SEARCH = 1.05;

/** Planets in the order of their hours, slowest first (the sequence of Surya Siddhanta ch. 12). */
const HORA_ORDER = [
  'saturn',
  'jupiter',
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
] as const satisfies readonly PlanetId[];

/**
 * The lord of a weekday.
 * @param weekday Sunday = 0
 */
export function dayLordOf(weekday: Weekday): PlanetId {
  return PLANET_IDS[weekday];
}

/**
 * The latest sunrise at or before an instant, or null when the Sun has not risen within a day and about an hour: near
 * the polar circles two sunrises can be that far apart.
 */
function lastSunrise(
  sun: Luminary,
  jdUt: JulianDay,
  place: GeoPlace,
  definition: RiseDefinition,
): JulianDay | null {
  const risesAfter = (from: JulianDay): JulianDay | null => {
    const rise = riseOrSetOf(sun, 'rise', from, place, definition);
    return rise === null || rise > jdUt ? null : rise;
  };
  const withinTheDay = risesAfter(jdUt - 0.99);
  if (withinTheDay === null) return risesAfter(jdUt - LONGEST_SEARCH);
  // Where sunrises come earlier day by day, a second one can fall within the same 24 hours.
  return risesAfter(withinTheDay + 0.5) ?? withinTheDay;
}

/**
 * The vedic day that contains an instant: an instant before sunrise belongs to the previous day.
 * @param jdUt the instant
 * @param place where
 * @param definition which sunrise
 * @param timeZone IANA zone, which decides the weekday
 * @returns null where the Sun has not risen within the last day (polar day or night)
 */
export function vedicDayAt(
  jdUt: JulianDay,
  place: GeoPlace,
  definition: RiseDefinition,
  timeZone: string,
): VedicDay | null {
  // One segment of the Sun's track covers the whole search.
  const sun = luminaryOf('sun', 'tropical', jdUt - LONGEST_SEARCH);
  const sunrise = lastSunrise(sun, jdUt, place, definition);
  if (sunrise === null) return null;
  const sunset = riseOrSetOf(sun, 'set', sunrise, place, definition);
  const nextSunrise = sunset && riseOrSetOf(sun, 'rise', sunset, place, definition);
  // Six hours on, because a sunrise near the polar circle can fall just before civil midnight.
  const { weekday } = civilFromJulianDay(sunrise + 0.25, timeZone);
  return { weekday, sunrise, sunset, nextSunrise };
}

/**
 * The lord of the planetary hour: twelve equal hours of the day and twelve of the night, the first at
 * sunrise belonging to the lord of the weekday.
 * @param day the vedic day that contains the instant
 * @param jdUt the instant
 * @returns null when the day has no sunset or no next sunrise
 */
export function horaLordAt(day: VedicDay, jdUt: JulianDay): PlanetId | null {
  const { sunrise, sunset, nextSunrise } = day;
  if (sunset === null || nextSunrise === null) return null;
  const hora =
    jdUt < sunset
      ? Math.floor(((jdUt - sunrise) / (sunset - sunrise)) * 12)
      : 12 + Math.floor(((jdUt - sunset) / (nextSunrise - sunset)) * 12);
  return horaLordOf(day.weekday, hora);
}

/**
 * The lord of a planetary hour of a weekday.
 * @param weekday Sunday = 0
 * @param hora hours since sunrise, 0 to 23
 */
export function horaLordOf(weekday: Weekday, hora: number): PlanetId {
  const first = HORA_ORDER.findIndex((planet) => planet === dayLordOf(weekday));
  return HORA_ORDER[(first + hora) % 7]!;
}
