import { VIMSHOTTARI_ORDER } from '../chart/index.ts';
import type { GrahaId } from '../chart/index.ts';
import { VIMSHOTTARI_YEARS } from '../dasha/index.ts';
import { JyotishError } from '../error.ts';
import type { JulianDay } from '../time/index.ts';

/** A part of a year's dasha; `endJdUt` belongs to the next one. */
export interface MuddaPeriod {
  /** graha that rules it */
  readonly lord: GrahaId;
  /** Julian day UT */
  readonly startJdUt: JulianDay;
  /** Julian day UT */
  readonly endJdUt: JulianDay;
}

/** A period of the year with the nine that fill it. */
export interface MuddaDasha extends MuddaPeriod {
  /** the nine, in order */
  readonly antardashas: readonly MuddaPeriod[];
}

const CYCLE = 120;

/**
 * Mudda dasha: the vimshottari of one year, each lord as many parts in 120 as it has years in life. The
 * number of the birth star and the years completed, less two, divided by nine leave 1 for the Sun, 2 the
 * Moon, 3 Mars, 4 Rahu, 5 Jupiter, 6 Saturn, 7 Mercury, 8 Ketu, 0 Venus; that lord begins, without a
 * balance (Tajika Neelakanthi with its commentaries; Raman, Varshaphal). The parts fill the time from
 * return to return.
 * @param birthNakshatra 1 to 27
 * @param years completed at the return, 0 to 120
 * @param startJdUt the return, Julian day UT
 * @param endJdUt the next return, Julian day UT
 * @throws JyotishError `out_of_range` when a number is none of these, or the end is not after the start
 */
export function muddaDasha(
  birthNakshatra: number,
  years: number,
  startJdUt: JulianDay,
  endJdUt: JulianDay,
): MuddaDasha[] {
  const whole = [birthNakshatra, years].every((value) => Number.isInteger(value));
  if (!whole || birthNakshatra < 1 || birthNakshatra > 27 || years < 0 || !(endJdUt > startJdUt)) {
    throw new JyotishError(
      'out_of_range',
      'A mudda dasha needs a nakshatra of 1 to 27, completed years, and a year that ends after its start.',
    );
  }
  const instantAt = (units: number): JulianDay =>
    units === CYCLE * CYCLE
      ? endJdUt
      : startJdUt + (units / (CYCLE * CYCLE)) * (endJdUt - startJdUt);
  // A unit is a 120th of a 120th, so that an end and the next start are one number on both levels.
  const lay = (first: number, from: number, factor: number) => {
    let start = from;
    return VIMSHOTTARI_ORDER.map((_, index) => {
      const place = (first + index) % 9;
      const lord = VIMSHOTTARI_ORDER[place]!;
      const units = start;
      start += VIMSHOTTARI_YEARS[lord] * factor;
      return { lord, place, units, startJdUt: instantAt(units), endJdUt: instantAt(start) };
    });
  };
  const period = ({ lord, startJdUt: from, endJdUt: to }: MuddaPeriod): MuddaPeriod => ({
    lord,
    startJdUt: from,
    endJdUt: to,
  });
  return lay((birthNakshatra + years - 1) % 9, 0, CYCLE).map((dasha) => ({
    ...period(dasha),
    antardashas: lay(dasha.place, dasha.units, VIMSHOTTARI_YEARS[dasha.lord]).map(period),
  }));
}
