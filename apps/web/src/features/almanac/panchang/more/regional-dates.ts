import type { Language, Panchang, RegionalDateRow } from '@jyoti/contract';
import { regionalByEnglishMessages } from '@jyoti/language/terms/regional-by-english';
import type { Names } from '@jyoti/reports/format';
import { tithiName } from '../../calendar-days.ts';
import { panchangMoreMessages } from '../../../../messages.generated/panchang-more.ts';

/** A date in the calendar of a region, in words. */
export interface RegionalDate {
  calendar: RegionalDateRow['calendar'];
  /** "Thingal, Chithirai 1" or "Somvar, Kartak, Shukla Panchami" */
  date: string;
  /** "Shaka 1948" */
  year: string;
}

/**
 * The dates of a day in the calendars of India's regions.
 * @param tithis all of the day, that of its sunrise first: lunar calendars name the day by it
 */
export function regionalDates(
  rows: readonly RegionalDateRow[],
  tithis: Panchang['tithis'],
  language: Language,
  names: Names,
): RegionalDate[] {
  const { calendars: words } = panchangMoreMessages[language];
  const { regionalMonths, regionalWeekdays } = regionalByEnglishMessages[language];
  const [atSunrise] = tithis;
  const dayOf = ({ month_name: name, adhika, lunar, day }: RegionalDateRow) => {
    const ownName = regionalMonths[name] ?? name;
    const month = adhika ? words.adhika({ month: ownName }) : ownName;
    if (!lunar || !atSunrise) return words.dayOf({ month, day });
    return words.lunarDay({ month, tithi: tithiName(atSunrise, language) });
  };
  const dateOf = (row: RegionalDateRow) =>
    words.onWeekday({
      weekday: regionalWeekdays[row.weekday_name] ?? row.weekday_name,
      date: dayOf(row),
    });
  const yearOf = ({ era, year, year_name: name }: RegionalDateRow) => {
    const numbered = words.eras[era]({ year });
    return name === null ? numbered : words.named({ year: numbered, name: names.term(name) });
  };
  return rows.map((row) => ({ calendar: row.calendar, date: dateOf(row), year: yearOf(row) }));
}
