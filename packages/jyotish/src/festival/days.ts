import type { Weekday } from '../chart/index.ts';
import type { AlmanacSky } from '../panchang/index.ts';
import { checkPlace } from '../sky/angles.ts';
import { riseOrSetOf } from '../sky/index.ts';
import type { GeoPlace, RiseDefinition } from '../sky/index.ts';
import { daysFrom } from '../time/civil-day.ts';
import { FIRST_YEAR, LAST_YEAR, civilFromJulianDay } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { dateFromDays, daysFromDate, formatDate } from '../time/calendar.ts';
import { checkTimeZone } from '../time/civil.ts';

/** A civil date with the sunrise that falls on it. Julian days are UT. */
export interface FestivalDay {
  /** days since 1970-01-01 */
  readonly number: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** the one that falls on the date */
  readonly sunrise: JulianDay;
  /** the one that follows it */
  readonly sunset: JulianDay;
  /** end of the vedic day */
  readonly nextSunrise: JulianDay;
  /** the first moonrise between this sunrise and the next, or null */
  readonly moonrise: () => JulianDay | null;
}

/** The days of a place, each computed lazily and cached. */
export interface FestivalDays {
  /** a day by its number; null where the Sun does not rise and set, for a date that the zone skipped, and outside 1800 to 2200 */
  readonly byNumber: (number: number) => FestivalDay | null;
  /** the day, sunrise to sunrise, that contains an instant; null as above */
  readonly containing: (jdUt: JulianDay) => FestivalDay | null;
  /** number of the civil date at an instant */
  readonly dateAt: (jdUt: JulianDay) => number;
}

/** `YYYY-MM-DD` of a day number. */
export function dateOfNumber(number: number): string {
  return formatDate(dateFromDays(number));
}

/** The weekday of a day number. */
export function weekdayOf(number: number): Weekday {
  return ((((number + 4) % 7) + 7) % 7) as Weekday;
}

/** The day number of a date that has been checked to exist. */
export function numberOfDate(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return daysFromDate({ year: year!, month: month!, day: day! });
}

/**
 * The civil days of a place.
 * @param sky the source of the Sun and Moon tracks for the risings
 * @throws JyotishError `invalid_place`, `unknown_timezone`
 */
export function festivalDays(
  place: GeoPlace,
  timeZone: string,
  definition: RiseDefinition,
  { luminaries }: AlmanacSky,
): FestivalDays {
  checkPlace(place);
  checkTimeZone(timeZone);
  const days = new Map<number, FestivalDay | null>();

  const compute = (number: number): FestivalDay | null => {
    if (!isInRange(number)) return null;
    const [civilDay] = daysFrom(number, 1, timeZone);
    if (!civilDay) return null;
    const { date, startJdUt, endJdUt } = civilDay;
    const { sun, moon } = luminaries;
    const sunrise = riseOrSetOf(sun, 'rise', startJdUt, place, definition);
    if (sunrise === null || sunrise >= endJdUt) return null;
    const sunset = riseOrSetOf(sun, 'set', sunrise, place, definition);
    const nextSunrise = sunset && riseOrSetOf(sun, 'rise', sunset, place, definition);
    if (sunset === null || nextSunrise === null) return null;
    let moonrise: JulianDay | null | undefined;
    return {
      number,
      date,
      sunrise,
      sunset,
      nextSunrise,
      moonrise: () => (moonrise ??= riseOrSetOf(moon, 'rise', sunrise, place, 'edge')),
    };
  };
  const byNumber = (number: number): FestivalDay | null => {
    const known = days.get(number);
    if (known !== undefined) return known;
    const day = compute(number);
    days.set(number, day);
    return day;
  };
  const dateAt = (jdUt: JulianDay): number => numberOfDate(civilFromJulianDay(jdUt, timeZone).date);

  return {
    byNumber,
    dateAt,
    containing: (jdUt) => {
      const number = dateAt(jdUt);
      const day = byNumber(number);
      // A day earlier and not the number before, which the date line may have taken out of the calendar.
      return day !== null && jdUt < day.sunrise ? byNumber(dateAt(day.sunrise - 1)) : day;
    },
  };
}

function isInRange(number: number): boolean {
  const { year } = dateFromDays(number);
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
