import type { SignNumber } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { Context } from './context.ts';
import { GHATIKA } from './day-parts.ts';
import type { FestivalDay } from './days.ts';
import type { SankrantiDay } from './rule.ts';

const CANCER = 4;
export const CAPRICORN = 10;
/** 22:12 to midnight, days: from then on Drik Panchang's Odia calendar counts the sankranti to the next date. */
const ODISHA_BEFORE_MIDNIGHT = 4.5 * GHATIKA;
/** The third of the five parts of the daylight ends here: 18 of its 30 ghatikas. */
const END_OF_MADHYAHNA = 3 / 5;

/**
 * The day of a sankranti by one of the rules of `SankrantiDay`.
 * @param rule which day counts
 * @param sign the sidereal sign that the Sun enters
 * @param jdUt when it enters
 * @returns the number of the day, from 1970-01-01; null where the Sun does not rise and set
 */
export function dayNumberOfSankranti(
  rule: SankrantiDay,
  sign: SignNumber,
  jdUt: JulianDay,
  context: Context,
): number | null {
  const { days } = context;
  const day = days.containing(jdUt);
  if (day === null) return null;
  const { number, sunrise, sunset, nextSunrise } = day;
  const isAtNight = jdUt >= sunset;
  const date = days.dateAt(jdUt);
  switch (rule) {
    case 'civil':
      return date;
    case 'daylight':
      return isAtNight ? number + 1 : number;
    case 'madhyahna': {
      const end = sunrise + (sunset - sunrise) * END_OF_MADHYAHNA;
      return jdUt >= end ? number + 1 : number;
    }
    case 'next_sunrise':
      return number + 1;
    case 'after_midnight':
      return date + 1;
    case 'odisha':
      return days.dateAt(jdUt + ODISHA_BEFORE_MIDNIGHT);
    case 'bengal':
      return (countsBeforeMidnight(sign, jdUt, day, context) ? number : number + 1) + 1;
    case 'punya':
      return jdUt >= (sunset + nextSunrise) / 2 ? number + 1 : number;
    case 'eve':
      return number;
  }
}

/**
 * Whether a sankranti counts as before midnight in Bengal. Within a ghatika of midnight that of Cancer always does, that
 * of Capricorn never, any other if the tithi of sunrise is still current (Report of the Calendar Reform Committee, 1955).
 */
function countsBeforeMidnight(
  sign: SignNumber,
  jdUt: JulianDay,
  { number, sunrise }: FestivalDay,
  { days, sky }: Context,
): boolean {
  const isBefore = (instant: JulianDay): boolean => days.dateAt(instant) <= number;
  if (isBefore(jdUt - GHATIKA) === isBefore(jdUt + GHATIKA)) return isBefore(jdUt);
  if (sign === CANCER) return true;
  if (sign === CAPRICORN) return false;
  const tithiAt = (instant: JulianDay): number => Math.floor(sky.elongation.at(instant) / 12);
  return tithiAt(sunrise) === tithiAt(jdUt);
}
