import type { DayPanchang } from '../panchang/index.ts';
import { regionalMonthName } from './month-names.ts';
import type { DateWithoutWeekday, LunarCalendar } from './regional-date.ts';

/** Kartika, the first month of Gujarat's year. */
const KARTIKA = 8;

/**
 * A day in an amanta calendar: the tithi and the month at its sunrise. Telugu and Kannada years are Shalivahana Shaka
 * with the southern samvatsara from Chaitra; those of Gujarat are Vikram years from Kartika.
 */
export function lunarDateOf(calendar: LunarCalendar, day: DayPanchang): DateWithoutWeekday {
  const { lunarMonth, samvats, tithis, vedicDay } = day;
  const tithi = tithis[0]!.number;
  const first = calendar === 'gujarati' ? KARTIKA : 1;
  const month = ((lunarMonth.number - first + 12) % 12) + 1;
  const skipped =
    vedicDay &&
    tithis.find(
      ({ startJdUt, endJdUt }) =>
        startJdUt > vedicDay.sunriseJdUt && endJdUt < vedicDay.nextSunriseJdUt,
    );
  return {
    calendar,
    month,
    monthName: regionalMonthName(calendar, month),
    adhika: lunarMonth.adhika,
    day: tithi,
    ...(calendar === 'gujarati'
      ? { year: samvats.vikramKartikadi, era: 'vikram', yearName: null }
      : { year: samvats.shaka, era: 'shaka', yearName: samvats.samvatsara }),
    basis: { kind: 'tithi', month: lunarMonth.number, tithi, skipped: skipped?.number ?? null },
  };
}
