import type { Panchang, RegionalDateRow } from '@jyoti/contract';
import type { Names } from '@jyoti/reports/format';
import { tithiName } from '../../../almanac/calendar-days.ts';
import type { en as panchangEn } from '../words.en.ts';
import type { en } from './words.en.ts';

/** A date in the calendar of a region, in words. */
export interface RegionalDate {
  calendar: RegionalDateRow['calendar'];
  /** "Thingal, Chithirai 1" or "Somvar, Kartak, Shukla Panchami" */
  date: string;
  /** "Shaka 1948" */
  year: string;
}

interface RegionalDateWords {
  words: typeof en;
  panchangWords: typeof panchangEn;
  names: Names;
}

/**
 * The dates of a day in the calendars of India's regions.
 * @param tithis all of the day, that of its sunrise first: lunar calendars name the day by it
 */
export function regionalDates(
  rows: readonly RegionalDateRow[],
  tithis: Panchang['tithis'],
  { words: { calendars: words }, panchangWords, names }: RegionalDateWords,
): RegionalDate[] {
  const [atSunrise] = tithis;
  const dayOf = ({ month_name: name, adhika, lunar, day }: RegionalDateRow) => {
    const month = adhika ? words.adhika(words.month(name)) : words.month(name);
    if (!lunar || !atSunrise) return words.dayOf(month, day);
    return words.lunarDay(month, tithiName(atSunrise, panchangWords));
  };
  const dateOf = (row: RegionalDateRow) =>
    words.onWeekday(words.weekday(row.weekday_name), dayOf(row));
  const yearOf = ({ era, year, year_name: name }: RegionalDateRow) => {
    const numbered = words.eras[era](year);
    return name === null ? numbered : words.named(numbered, names.term(name));
  };
  return rows.map((row) => ({ calendar: row.calendar, date: dateOf(row), year: yearOf(row) }));
}
