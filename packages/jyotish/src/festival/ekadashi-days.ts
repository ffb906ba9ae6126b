import type { JulianDay } from '../time/index.ts';
import { GHATIKA } from './day-parts.ts';

/** Why a day of an Ekadashi was chosen. */
export type EkadashiChoice =
  | 'only'
  | 'first_of_two'
  | 'second_of_two'
  /** no sunrise has Ekadashi: the day that contains it */
  | 'no_sunrise_in_tithi'
  /** the day before, because Dwadashi does not reach the sunrise of breaking the fast */
  | 'dwadashi_too_short'
  /** the day of Dwadashi, because Dashami is current at arunodaya */
  | 'dashami_at_arunodaya'
  /** the day of Dwadashi, because Dwadashi is current at two sunrises */
  | 'vyanjuli';

/** How many days after the one that Ekadashi begins in, and why. */
export interface EkadashiDay {
  readonly after: 0 | 1 | 2;
  readonly choice: EkadashiChoice;
}

/** Spans of Ekadashi and Dwadashi, Julian days UT. */
export interface EkadashiTimes {
  readonly start: JulianDay;
  /** end of Ekadashi and beginning of Dwadashi */
  readonly end: JulianDay;
  readonly dwadashiEnd: JulianDay;
  /** the three sunrises that follow its beginning */
  readonly sunrises: readonly [JulianDay, JulianDay, JulianDay];
}

/** Arunodaya begins four ghatikas before sunrise, days. */
const ARUNODAYA = 4 * GHATIKA;

/**
 * The Smarta's day (the kinds of Hemadri, in Nirnayasindhu 1 and Dharmasindhu 1): the one with Ekadashi
 * at sunrise. Of two it is the first, but the second when Dwadashi in turn lasts over a sunrise more. It
 * is the day Ekadashi begins in when no sunrise has it, or when Dwadashi ends before the sunrise at
 * which the fast would be broken.
 */
export function smartaDay({ end, dwadashiEnd, sunrises }: EkadashiTimes): EkadashiDay {
  const [first, second, third] = sunrises;
  if (end <= first) return { after: 0, choice: 'no_sunrise_in_tithi' };
  if (end > second) {
    return dwadashiEnd > third
      ? { after: 2, choice: 'second_of_two' }
      : { after: 1, choice: 'first_of_two' };
  }
  return dwadashiEnd > second
    ? { after: 1, choice: 'only' }
    : { after: 0, choice: 'dwadashi_too_short' };
}

/**
 * The Vaishnava's day (Haribhaktivilasa 12-13): the last one with Ekadashi at sunrise; the day of
 * Dwadashi when Dashami is still current at arunodaya, or when Dwadashi is current at two sunrises (Vyanjuli).
 * The Mahadvadashis that rest on a nakshatra or on the end of the half-month are not kept apart.
 */
export function vaishnavaDay({ start, end, dwadashiEnd, sunrises }: EkadashiTimes): EkadashiDay {
  const [first, second, third] = sunrises;
  if (end <= first) return { after: 1, choice: 'dashami_at_arunodaya' };
  if (end > second) return { after: 2, choice: 'second_of_two' };
  if (start > first - ARUNODAYA) return { after: 2, choice: 'dashami_at_arunodaya' };
  return dwadashiEnd > third ? { after: 2, choice: 'vyanjuli' } : { after: 1, choice: 'only' };
}
