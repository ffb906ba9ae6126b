import { dayLordOf, resolveSettings } from '../chart/index.ts';
import type { ChartSettings, PlanetId, Weekday } from '../chart/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { civilDays } from '../time/index.ts';
import type { CivilDay, JulianDay } from '../time/index.ts';
import { almanacSky } from './almanac-sky.ts';
import type { AlmanacSky } from './almanac-sky.ts';
import { limbsBetween, signsBetween } from './limb-spans.ts';
import type { Limbs, SignStay, TimeSpan } from './limb-spans.ts';
import { lunarMonthAt, purnimantaMonthAt } from './lunar-month.ts';
import type { LunarMonth, PurnimantaMonth } from './lunar-month.ts';
import { dusksOf, noticesOf, risesOf, spanOf, vedicDayOf } from './rises.ts';
import type { DayNotice, Dusks, Rises, VedicDayBounds } from './rises.ts';
import { samvatsOf } from './samvat.ts';
import type { Samvats } from './samvat.ts';
import { seasonOf, vedicSeasonOf } from './season.ts';
import type { Season } from './season.ts';

/** Settings of an almanac. */
export type AlmanacSettings = Pick<ChartSettings, 'ayanamsa' | 'sunrise'>;

/** Where the day is in the year, as of its beginning. */
export interface YearPosition {
  /** amanta month, which ends with the new moon */
  readonly lunarMonth: LunarMonth;
  /** the same time in months that end with the full moon */
  readonly purnimanta: PurnimantaMonth;
  /** years of the eras */
  readonly samvats: Samvats;
  /** the vedic one, by lunar month and sidereal Sun, and the drik one, by the tropical Sun, which agrees with the solstices */
  readonly season: Season;
  /** season by the tropical Sun */
  readonly tropicalSeason: Season;
  /** the next full moon, Julian day UT */
  readonly nextFullMoonJdUt: JulianDay;
}

/** The panchang of a civil date at a place. */
export interface DayPanchang extends Rises, Dusks, Limbs, YearPosition {
  /** what it was computed with */
  readonly settings: AlmanacSettings;
  /** the civil date, midnight to midnight */
  readonly civilDay: CivilDay;
  /** vara: of the vedic day that begins on the date */
  readonly weekday: Weekday;
  /** planet of the weekday */
  readonly dayLord: PlanetId;
  /** sunrise to sunrise; null where the Sun does not rise or set */
  readonly vedicDay: VedicDayBounds | null;
  /** the span of limbs and signs: the vedic day, or the civil one if there is none */
  readonly span: TimeSpan;
  /** signs that the Moon passes during the span */
  readonly moonSigns: readonly SignStay[];
  /** signs that the Sun passes during the span */
  readonly sunSigns: readonly SignStay[];
  /** what could not be given, and why */
  readonly notices: readonly DayNotice[];
}

/**
 * Settings with the defaults filled in.
 * @throws JyotishError `out_of_range` as `resolveSettings` does
 */
export function almanacSettings({ ayanamsa, sunrise }: Partial<AlmanacSettings>): AlmanacSettings {
  const resolved = resolveSettings({ ayanamsa, sunrise });
  return { ayanamsa: resolved.ayanamsa, sunrise: resolved.sunrise };
}

/**
 * The panchang of a civil date: the limbs that touch the day from its sunrise to the next, with their true beginnings
 * and ends, rises and sets, signs, month and year. Where the Sun does not rise or set, what depends on it is null,
 * `notices` has the reason, and the limbs cover the civil day.
 * @param date `YYYY-MM-DD`
 * @param place degrees, east and north positive
 * @param timeZone IANA name or fixed offset, which decides when the date begins
 * @param settings default: Lahiri, sunrise of the disc's upper edge
 * @param sky an existing sky, to reuse its cache for several days; its ayanamsa is used
 * @throws JyotishError `invalid_date`, `invalid_place`, `unknown_timezone`, `out_of_range`
 */
export function panchangOfDay(
  date: string,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<AlmanacSettings> = {},
  sky?: AlmanacSky,
): DayPanchang {
  const applied = almanacSettings(settings);
  const civilDay = civilDays(date, 1, timeZone)[0]!;
  // The limbs of a day are around the evening of its date.
  const shared = sky ?? almanacSky(applied.ayanamsa, civilDay.startJdUt + 0.75);
  const { weekday } = civilDay;
  const rises = risesOf(civilDay, place, applied.sunrise, shared);
  const vedicDay = vedicDayOf(weekday, rises);
  const span = spanOf(civilDay, vedicDay);
  return {
    settings: { ...applied, ayanamsa: shared.ayanamsa },
    civilDay,
    weekday,
    dayLord: dayLordOf(weekday),
    ...rises,
    ...dusksOf(rises, place, applied.sunrise, shared),
    vedicDay,
    span,
    ...limbsBetween(span.startJdUt, span.endJdUt, shared),
    moonSigns: signsBetween(shared.moon, span.startJdUt, span.endJdUt),
    sunSigns: signsBetween(shared.sun, span.startJdUt, span.endJdUt),
    ...yearPositionAt(span.startJdUt, shared),
    notices: noticesOf(rises),
  };
}

/**
 * Month, year and season at an instant.
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function yearPositionAt(jdUt: JulianDay, sky: AlmanacSky): YearPosition {
  const lunarMonth = lunarMonthAt(jdUt, sky);
  const { fullMoonJdUt, lunation } = lunarMonth;
  return {
    lunarMonth,
    purnimanta: purnimantaMonthAt(jdUt, lunarMonth),
    samvats: samvatsOf(lunarMonth, jdUt),
    season: vedicSeasonOf(lunarMonth.number, sky.sun.at(jdUt)),
    tropicalSeason: seasonOf(sky.luminaries.sun.placeAt(jdUt).longitude),
    nextFullMoonJdUt: jdUt < fullMoonJdUt ? fullMoonJdUt : sky.syzygy(lunation + 1.5),
  };
}
