import type { RegionalDate } from '@jyoti/jyotish';
import type { RegionalDateRow } from '@jyoti/contract';

/** A date of a regional calendar as it crosses the wire. */
export function regionalRow(date: RegionalDate): RegionalDateRow {
  const { calendar, month, monthName, weekdayName, adhika, day, year, era, yearName, basis } = date;
  return {
    calendar,
    month,
    month_name: monthName,
    weekday_name: weekdayName,
    adhika,
    day,
    lunar: basis.kind === 'tithi',
    skipped: basis.kind === 'tithi' ? basis.skipped : null,
    year,
    era,
    year_name: yearName?.name ?? null,
  };
}
