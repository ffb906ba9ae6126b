import { riseOrSet } from '../sky/index.ts';
import type { GeoPlace, RiseDefinition } from '../sky/index.ts';
import { civilFromJulianDay, resolveCivilTime } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { dateFromDays, daysFromDate, formatDate } from '../time/calendar.ts';

/** A civil date with the sunrise that falls on it. Julian days are UT. */
export interface FestivalDay {
  /** days since 1970-01-01 */
  readonly number: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly sunrise: JulianDay;
  readonly sunset: JulianDay;
  readonly nextSunrise: JulianDay;
  /** the first moonrise between this sunrise and the next, or null */
  readonly moonrise: () => JulianDay | null;
}

/** The days of a place, each computed when it is first asked for. */
export interface FestivalDays {
  /** a day by its number; null where the Sun does not rise and set */
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

/** The day number of a date that has been checked to exist. */
export function numberOfDate(date: string): number {
  const [year, month, day] = date.split('-').map(Number);
  return daysFromDate({ year: year!, month: month!, day: day! });
}

/**
 * The days of a place as its clocks name them.
 * @throws JyotishError (when a day is asked for) `invalid_place`, `unknown_timezone`, `out_of_range`
 */
export function festivalDays(
  place: GeoPlace,
  timezone: string,
  definition: RiseDefinition,
): FestivalDays {
  const sunrises = new Map<number, JulianDay | null>();
  const days = new Map<number, FestivalDay | null>();

  const sunriseOf = (number: number): JulianDay | null => {
    const known = sunrises.get(number);
    if (known !== undefined) return known;
    // From noon back, because the clocks may jump over midnight but not over noon.
    const noon = resolveCivilTime({ date: dateOfNumber(number), time: '12:00', timezone }).jdUt;
    const sunrise = riseOrSet('sun', 'rise', noon - 0.5, place, definition);
    sunrises.set(number, sunrise);
    return sunrise;
  };
  const compute = (number: number): FestivalDay | null => {
    const sunrise = sunriseOf(number);
    const nextSunrise = sunriseOf(number + 1);
    if (sunrise === null || nextSunrise === null) return null;
    const sunset = riseOrSet('sun', 'set', sunrise, place, definition);
    if (sunset === null || sunset >= nextSunrise) return null;
    let moonrise: JulianDay | null | undefined;
    return {
      number,
      date: dateOfNumber(number),
      sunrise,
      sunset,
      nextSunrise,
      moonrise: () => {
        moonrise ??= riseOrSet('moon', 'rise', sunrise, place, 'edge');
        return moonrise;
      },
    };
  };
  const byNumber = (number: number): FestivalDay | null => {
    const known = days.get(number);
    if (known !== undefined) return known;
    const day = compute(number);
    days.set(number, day);
    return day;
  };
  const dateAt = (jdUt: JulianDay): number => numberOfDate(civilFromJulianDay(jdUt, timezone).date);

  return {
    byNumber,
    dateAt,
    containing: (jdUt) => {
      const number = dateAt(jdUt);
      const day = byNumber(number);
      return day !== null && jdUt < day.sunrise ? byNumber(number - 1) : day;
    },
  };
}
