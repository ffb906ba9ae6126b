import type { RegionalDate, Weekday } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { regionalMessages } from '@jyoti/language/terms/regional';
import { terms } from '../format/terms.ts';
import { panchangMoreMessages } from '../messages.generated/panchang-more.ts';

/** A date in the calendar of a region: "Somvar, Kartak, Shukla Panchami", "Vikram 2081". */
export function regionalDateInWords(
  { calendar, month, adhika, day, basis, year, era, yearName }: RegionalDate,
  weekday: Weekday,
  language: Language,
): { date: string; year: string } {
  const { calendars: words } = panchangMoreMessages[language];
  const { regionalMonths, regionalWeekdays } = regionalMessages[language];
  const { tithi, samvatsara } = terms[language];
  const months: Readonly<Record<number, string>> = regionalMonths[calendar];
  const name = months[month] ?? '';
  const ofMonth = adhika ? words.adhika({ month: name }) : name;
  const date =
    basis.kind === 'tithi'
      ? words.lunarDay({ month: ofMonth, tithi: tithi(basis.tithi) })
      : words.dayOf({ month: ofMonth, day });
  const numbered = words.eras[era]({ year });
  return {
    date: words.onWeekday({ weekday: regionalWeekdays[calendar][weekday], date }),
    year:
      yearName === null
        ? numbered
        : words.named({
            year: numbered,
            name: samvatsara(yearName.number),
          }),
  };
}
