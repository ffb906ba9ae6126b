import { signFromIndex } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import type { Context } from '../festival/context.ts';
import type { SankrantiDay } from '../festival/index.ts';
import { dayNumberOfSankranti } from '../festival/sankranti-day.ts';
import { crossingsOf } from '../sky/index.ts';
import { JD_UNIX_EPOCH, dateFromDays } from '../time/calendar.ts';
import type { JulianDay } from '../time/index.ts';

/** A solar month by the day that begins it. */
export interface SolarMonth {
  /** the Sun's sidereal sign */
  readonly sign: SignNumber;
  /** the common year in which the Sun entered Aries */
  readonly commonYear: number;
  /** when the Sun entered the sign, Julian day UT */
  readonly jdUt: JulianDay;
  /** its first day, from 1970-01-01 */
  readonly firstDay: number;
}

/** A solar month has at most 32 days, and begins at most two after its sankranti: days. */
const LONGEST = 36;
/** Days between samples of the Sun, which never turns. */
const STEP = 18;
/** The Sun enters Capricorn in January: the year of Aries is the one before. */
const CAPRICORN = 10;

/**
 * The solar month of a day.
 * @param day from 1970-01-01
 * @param rule which day of a sankranti begins the month
 * @returns null where the Sun does not rise and set on the day of the sankranti, and where that is before 1800
 */
export function solarMonthOf(day: number, rule: SankrantiDay, context: Context): SolarMonth | null {
  const end = JD_UNIX_EPOCH + day + 2;
  const entries = crossingsOf(context.sky.sun, 12, end - LONGEST - 2, end, STEP);
  for (const { index, jdUt } of entries.toReversed()) {
    const sign = signFromIndex(index);
    const firstDay = dayNumberOfSankranti(rule, sign, jdUt, context);
    if (firstDay === null) return null;
    if (firstDay > day) continue;
    const { year } = dateFromDays(firstDay);
    return { sign, commonYear: sign >= CAPRICORN ? year - 1 : year, jdUt, firstDay };
  }
  return null;
}
