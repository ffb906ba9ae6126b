import { signFromIndex } from '../chart/index.ts';
import { dateOfNumber } from '../festival/days.ts';
import type { Context } from '../festival/context.ts';
import { festivalDays } from '../festival/index.ts';
import { almanacSettings, almanacSky, panchangOfDay } from '../panchang/index.ts';
import type { AlmanacSettings, AlmanacSky } from '../panchang/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { daysFromDate } from '../time/calendar.ts';
import { FIRST_YEAR, LAST_YEAR } from '../time/index.ts';
import { amliYearOf } from './amli.ts';
import { BANGLADESH, NANAKSHAHI, NATIONAL, dayOfFixed } from './fixed.ts';
import type {
  FixedCalendar,
  RegionalDate,
  RegionalSettings,
  SolarCalendar,
} from './regional-date.ts';
import { regionalSettings } from './regional-dates-of.ts';
import { commonYearsOf, firstSignOf, solarRuleOf } from './solar.ts';
import { solarMonthOf } from './solar-month.ts';

/** A day of a solar or fixed calendar, as `RegionalDate` has it. */
export type RegionalDay = Pick<RegionalDate, 'year' | 'month' | 'day'>;

/** A solar month, and the day on which Aries begins, to within some days. */
const MONTH = 30.44;
const ARIES_BEGINS = { month: 4, day: 14 };

/**
 * The civil date of a day in a solar or fixed calendar.
 * @param regional year, month (1 to 12) and day (1 to 32) of that calendar
 * @param place degrees, east and north positive
 * @param timeZone IANA name or fixed offset
 * @param settings of the almanac (default Lahiri, sunrise of the disc's upper edge) and of the calendars
 * @returns `YYYY-MM-DD`; null if the month has no such day, if the Sun does not rise and set on the day of its sankranti,
 * and outside 1800 to 2200
 * @throws JyotishError `invalid_place`, `unknown_timezone`, `out_of_range` (a setting)
 */
export function civilDateOf(
  calendar: SolarCalendar | FixedCalendar,
  regional: RegionalDay,
  place: GeoPlace,
  timeZone: string,
  settings: Partial<AlmanacSettings & RegionalSettings> = {},
): string | null {
  const applied = regionalSettings(settings);
  const fixed = { national: NATIONAL, nanakshahi: NANAKSHAHI, bengali: BANGLADESH };
  const isFixed =
    calendar === 'national' ||
    calendar === 'nanakshahi' ||
    (calendar === 'bengali' && applied.bengali === 'bangladesh');
  if (isFixed) {
    const day = dayOfFixed(fixed[calendar], regional);
    return day === null ? null : dateInRange(day);
  }
  const almanac = almanacSettings(settings);
  const sky = almanacSky(almanac.ayanamsa);
  const days = festivalDays(place, timeZone, almanac.sunrise, sky);
  for (const commonYear of commonYearsOf(calendar, regional)) {
    const day = dayOfSolar(calendar, commonYear, regional, applied, { sky, days });
    const date = day === null ? null : dateInRange(day);
    if (date === null) continue;
    if (calendar !== 'odia') return date;
    if (amliYearOfDate(date, place, timeZone, almanac, sky) === regional.year) return date;
  }
  return null;
}

/** A day of the solar year in which the Sun entered Aries in a common year; null if the month has no such day. */
function dayOfSolar(
  calendar: SolarCalendar,
  commonYear: number,
  { month, day }: RegionalDay,
  settings: RegionalSettings,
  context: Context,
): number | null {
  if (commonYear < FIRST_YEAR - 1 || commonYear > LAST_YEAR || day < 1) return null;
  const rule = solarRuleOf(calendar, settings);
  const sign = signFromIndex(firstSignOf(calendar) + month - 2);
  const begins = daysFromDate({ year: commonYear, ...ARIES_BEGINS });
  const middle = Math.round(begins + (sign - 0.5) * MONTH);
  const found = solarMonthOf(middle, rule, context);
  if (found === null) return null;
  const number = found.firstDay + day - 1;
  return solarMonthOf(number, rule, context)?.firstDay === found.firstDay ? number : null;
}

function dateInRange(day: number): string | null {
  const date = dateOfNumber(day);
  const year = Number(date.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR ? date : null;
}

function amliYearOfDate(
  date: string,
  place: GeoPlace,
  timeZone: string,
  settings: AlmanacSettings,
  sky: AlmanacSky,
): number {
  return amliYearOf(panchangOfDay(date, place, timeZone, settings, sky));
}
