import type { NakshatraSpan, TimeSpan } from '../panchang/index.ts';

/**
 * Where in each nakshatra, Ashwini to Revati, the varjyam begins: ghatikas of the sixty into which its
 * true length is cut. The visha ghatikas as Telugu and Hindi almanacs list them; Kerala
 * has Ardra 11, Hasta 22 and Mula 20 (Prashna Marga), and Telugu almanacs avoid Mula 20 as well.
 */
const VARJYAM = [
  50, 24, 30, 40, 14, 21, 30, 20, 32, 30, 20, 18, 21, 20, 14, 14, 10, 14, 56, 24, 20, 10, 10, 18,
  16, 24, 30,
] as const;

/** Where the amrita ghatikas begin: Telugu almanacs, and Prashna Marga but for Anuradha (28). */
const AMRIT_KAAL = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42,
  40, 48, 54,
] as const;

/** Either lasts four ghatikas. */
const LENGTH = 4;

/**
 * The varjyams that touch a day, in order: up to three, as a nakshatra may begin and end in it.
 * @param nakshatras all that touch the day
 * @param day the span of the day
 */
export function varjyamsOf(nakshatras: readonly NakshatraSpan[], day: TimeSpan): TimeSpan[] {
  return ghatikasOf(VARJYAM, nakshatras, day);
}

/** The amrit kaals that touch a day, in order. */
export function amritKaalsOf(nakshatras: readonly NakshatraSpan[], day: TimeSpan): TimeSpan[] {
  return ghatikasOf(AMRIT_KAAL, nakshatras, day);
}

function ghatikasOf(
  beginnings: readonly number[],
  nakshatras: readonly NakshatraSpan[],
  day: TimeSpan,
): TimeSpan[] {
  return nakshatras
    .map(({ number, startJdUt, endJdUt }) => {
      const ghatika = (endJdUt - startJdUt) / 60;
      const begins = startJdUt + beginnings[number - 1]! * ghatika;
      return { startJdUt: begins, endJdUt: begins + LENGTH * ghatika };
    })
    .filter(({ startJdUt, endJdUt }) => startJdUt < day.endJdUt && endJdUt > day.startJdUt);
}
