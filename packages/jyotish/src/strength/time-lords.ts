import { PLANET_IDS } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';

/** The Kali epoch, 18 February 3102 BC of the Julian calendar: its Julian day number. */
const KALI_DAY_NUMBER = 588_466;

/** Days from the creation to the Kali epoch, a Friday, counted from a Sunday (Surya Siddhanta 1, 45–48). */
const DAYS_TO_KALI = 714_402_296_627;

/** Lords of the year and the month that hold a day. */
export interface TimeLords {
  /** planet of the weekday on which the year began */
  readonly year: PlanetId;
  /** planet of the weekday on which the month began */
  readonly month: PlanetId;
}

/**
 * The lords of the year of 360 days and of the month of 30 days that hold a day: those of their first weekdays, counted
 * from the creation (Surya Siddhanta 1, 51–52; Raman, Graha and Bhava Balas art. 58–66).
 * @param dayNumber Julian day number of the day: 2421883 for 16 October 1918
 */
export function timeLordsOf(dayNumber: number): TimeLords {
  const ahargana = DAYS_TO_KALI + dayNumber - KALI_DAY_NUMBER;
  // 360 days are 51 weeks and 3 days, 30 days are 4 weeks and 2 days; the first of all was a Sunday.
  const lordAfter = (periods: number, step: number): PlanetId =>
    PLANET_IDS[(Math.floor(periods) * step) % 7]!;
  return { year: lordAfter(ahargana / 360, 3), month: lordAfter(ahargana / 30, 2) };
}
