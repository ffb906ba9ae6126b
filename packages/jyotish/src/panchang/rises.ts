import { signOf } from '../chart/index.ts';
import type { PanchangNotice, Weekday } from '../chart/index.ts';
import { isRisen, riseOrSetOf } from '../sky/index.ts';
import type { GeoPlace, Horizon, Luminary, RiseDefinition } from '../sky/index.ts';
import type { CivilDay, JulianDay } from '../time/index.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import type { TimeSpan } from './limb-spans.ts';

/**
 * Why an hour of the day is missing. `…_up_all_day` and `…_down_all_day` are added to the other reasons where a body neither rises
 * nor sets on a date.
 */
export type DayNotice =
  | PanchangNotice
  | 'no_moonrise'
  | 'no_moonset'
  | 'sun_up_all_day'
  | 'sun_down_all_day'
  | 'moon_up_all_day'
  | 'moon_down_all_day';

/**
 * Risings and settings of a day: the Sun's of its civil date, the Moon's from that sunrise to the next, as almanacs print them, so
 * that one of the small hours belongs to the day before; from midnight to midnight where the Sun does not rise or set. Julian
 * days, UT.
 */
export interface Rises {
  /** the first sunrise of the date; null in the polar day and night */
  readonly sunriseJdUt: JulianDay | null;
  /** the sunset that follows it */
  readonly sunsetJdUt: JulianDay | null;
  /** the sunrise that follows that, the end of the vedic day */
  readonly nextSunriseJdUt: JulianDay | null;
  /** of the upper limb, with refraction; null when none falls within the day */
  readonly moonriseJdUt: JulianDay | null;
  /** of the upper limb, with refraction; null when none falls within the day */
  readonly moonsetJdUt: JulianDay | null;
  /** where it neither rises nor sets during the day: whether it is above the horizon all day or below; else null */
  readonly sunAllDay: AllDay;
  /** the same for the Moon */
  readonly moonAllDay: AllDay;
}

/** Above or below the horizon during the whole day; null if it rises or sets. */
type AllDay = 'up' | 'down' | null;

/** A day from sunrise to sunrise, with its sunset. Julian days, UT. */
export interface VedicDayBounds {
  /** of its sunrise, 0 Sunday to 6 Saturday */
  readonly weekday: Weekday;
  /** beginning of the day */
  readonly sunriseJdUt: JulianDay;
  /** end of its daylight */
  readonly sunsetJdUt: JulianDay;
  /** end of the day */
  readonly nextSunriseJdUt: JulianDay;
}

/**
 * When Sun and Moon rise and set on the day of a civil date.
 * @param definition which sunrise; the Moon's are always those of its edge
 * @throws JyotishError `invalid_place`, `out_of_range`
 */
export function risesOf(
  { startJdUt, endJdUt }: CivilDay,
  place: GeoPlace,
  definition: RiseDefinition,
  sky: AlmanacSky,
): Rises {
  const { sun, moon } = sky.luminaries;
  const onDate = (jdUt: JulianDay | null): JulianDay | null =>
    jdUt !== null && jdUt < endJdUt ? jdUt : null;
  const sunrise = onDate(riseOrSetOf(sun, 'rise', startJdUt, place, definition));
  const sunset = sunrise && riseOrSetOf(sun, 'set', sunrise, place, definition);
  const nextSunrise = sunset && riseOrSetOf(sun, 'rise', sunset, place, definition);
  const [from, to] =
    sunrise !== null && nextSunrise !== null ? [sunrise, nextSunrise] : [startJdUt, endJdUt];
  /** A search covers 24 hours, and a day may be a little longer. */
  const ofMoon = (kind: 'rise' | 'set'): JulianDay | null => {
    for (let at = from; at < to; at += 1) {
      const jdUt = riseOrSetOf(moon, kind, at, place, 'edge');
      if (jdUt !== null) return jdUt < to ? jdUt : null;
    }
    return null;
  };
  const [moonrise, moonset] = [ofMoon('rise'), ofMoon('set')];
  const sunsetOnDate = sunset ?? onDate(riseOrSetOf(sun, 'set', startJdUt, place, definition));
  return {
    sunriseJdUt: sunrise,
    sunsetJdUt: sunset,
    nextSunriseJdUt: nextSunrise,
    moonriseJdUt: moonrise,
    moonsetJdUt: moonset,
    sunAllDay:
      sunrise === null && sunsetOnDate === null ? allDay(sun, startJdUt, place, definition) : null,
    moonAllDay: moonrise === null && moonset === null ? allDay(moon, from, place, 'edge') : null,
  };
}

function allDay(
  luminary: Luminary,
  jdUt: JulianDay,
  place: GeoPlace,
  definition: RiseDefinition,
): AllDay {
  return isRisen(luminary, jdUt, place, definition) ? 'up' : 'down';
}

/** The dusk before a day and its own. Julian days, UT. */
export interface Dusks {
  /** the sunset of the evening before, where the night begins that ends with this sunrise; null if none is within 24 hours */
  readonly previousSunsetJdUt: JulianDay | null;
  /**
   * when Godhuli begins: in the four months of winter (the Sun in Scorpio to Aquarius) with the full disc on the horizon, in those of
   * summer (Pisces to Gemini) when half of it has set, in those of the rains (Cancer to Libra) when all of it has (Muhurta
   * Chintamani ch. 6, on marriage); null where the Sun does not rise or set
   */
  readonly godhuliJdUt: JulianDay | null;
}

/** What of the Sun is above the horizon when Godhuli begins, by its sign. */
function godhuliHorizon(sign: number): Horizon {
  if (sign >= 8 && sign <= 11) return 'whole';
  return sign >= 4 && sign <= 7 ? 'edge' : 'half';
}

/** The dusks of a day. */
export function dusksOf(
  { sunriseJdUt, sunsetJdUt }: Rises,
  place: GeoPlace,
  definition: RiseDefinition,
  sky: AlmanacSky,
): Dusks {
  if (sunriseJdUt === null || sunsetJdUt === null) {
    return { previousSunsetJdUt: null, godhuliJdUt: null };
  }
  const { sun } = sky.luminaries;
  const before = riseOrSetOf(sun, 'set', sunriseJdUt - 1, place, definition);
  const horizon = godhuliHorizon(signOf(sky.sun.at(sunsetJdUt)));
  return {
    previousSunsetJdUt: before !== null && before < sunriseJdUt ? before : null,
    godhuliJdUt: riseOrSetOf(sun, 'set', sunriseJdUt, place, horizon) ?? sunsetJdUt,
  };
}

/** The vedic day that begins on a date, or null where one of its bounds is missing. */
export function vedicDayOf(weekday: Weekday, rises: Rises): VedicDayBounds | null {
  const { sunriseJdUt, sunsetJdUt, nextSunriseJdUt } = rises;
  if (sunriseJdUt === null || sunsetJdUt === null || nextSunriseJdUt === null) return null;
  return { weekday, sunriseJdUt, sunsetJdUt, nextSunriseJdUt };
}

/** The span of an almanac's day: sunrise to sunrise, or the civil day where there is no vedic one. */
export function spanOf(day: CivilDay, vedicDay: VedicDayBounds | null): TimeSpan {
  return vedicDay === null
    ? { startJdUt: day.startJdUt, endJdUt: day.endJdUt }
    : { startJdUt: vedicDay.sunriseJdUt, endJdUt: vedicDay.nextSunriseJdUt };
}

/** Codes for what is missing: of the Sun's three the first, because the others follow from it. */
export function noticesOf(rises: Rises): DayNotice[] {
  const notices: DayNotice[] = [];
  if (rises.sunriseJdUt === null) notices.push('no_sunrise');
  else if (rises.sunsetJdUt === null) notices.push('no_sunset');
  else if (rises.nextSunriseJdUt === null) notices.push('no_next_sunrise');
  if (rises.moonriseJdUt === null) notices.push('no_moonrise');
  if (rises.moonsetJdUt === null) notices.push('no_moonset');
  if (rises.sunAllDay !== null) notices.push(`sun_${rises.sunAllDay}_all_day`);
  if (rises.moonAllDay !== null) notices.push(`moon_${rises.moonAllDay}_all_day`);
  return notices;
}
