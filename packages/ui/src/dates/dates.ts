import { months } from '@jyoti/language/terms/en/almanac.months';
import { shortMonths } from '@jyoti/language/terms/en/almanac.shortMonths';
import { shortWeekdays } from '@jyoti/language/terms/en/almanac.shortWeekdays';
import { weekdays } from '@jyoti/language/terms/en/almanac.weekdays';
import { months as hindiMonths } from '@jyoti/language/terms/hi/almanac.months';
import { shortWeekdays as hindiShortWeekdays } from '@jyoti/language/terms/hi/almanac.shortWeekdays';
import { weekdays as hindiWeekdays } from '@jyoti/language/terms/hi/almanac.weekdays';
import { indianLanguage, type IndianLanguage } from '../i18n/locale.ts';

/**
 * Names as data: `Intl` differs between browsers and servers (Sep, Sept; commas of a full date), which causes
 * hydration mismatches, and its first formatter takes 50 ms on a slow phone. Hindi months are not abbreviated.
 */
const names: Record<
  IndianLanguage,
  Record<'months' | 'shortMonths' | 'weekdays' | 'shortWeekdays', Readonly<Record<number, string>>>
> = {
  en: { months, shortMonths, weekdays, shortWeekdays },
  hi: {
    months: hindiMonths,
    shortMonths: hindiMonths,
    weekdays: hindiWeekdays,
    shortWeekdays: hindiShortWeekdays,
  },
};

const listOf = (named: Readonly<Record<number, string>>): readonly string[] => Object.values(named);

/** Length of a name. */
type Length = 'long' | 'short';

/** A civil date, `YYYY-MM-DD`, as an instant whose parts are read in UTC. */
const instantOf = (date: string) => new Date(`${date}T00:00:00Z`);

const yearOf = (date: string) => instantOf(date).getUTCFullYear();

/** Day of the week of a civil date, `YYYY-MM-DD`: 0 (Sunday) to 6. */
export const weekdayOf = (date: string): number => instantOf(date).getUTCDay();

/** Regions whose week begins on Saturday or Sunday; in most others on Monday. Source: CLDR 48, weekData. */
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';

/**
 * Day of the week that calendars of a locale begin with: 0 (Sunday), 1 (Monday), 6 (Saturday), 5 in the Maldives. Not by `Intl`,
 * because not every browser has its `getWeekInfo`.
 */
export function firstWeekday(locale: string): number {
  const region = indianLanguage(locale) ? 'IN' : (new Intl.Locale(locale).maximize().region ?? '');
  if (region === 'MV') return 5;
  if (SATURDAY.split(' ').includes(region)) return 6;
  return SUNDAY.split(' ').includes(region) ? 0 : 1;
}

/** Day of the month of a civil date, 1 to 31. */
export const dayOfMonth = (date: string): number => instantOf(date).getUTCDate();

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The cached formatter of a locale without formats of its own here. */
function formatterOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const known = formatters.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

const format = (locale: string, date: string, options: Intl.DateTimeFormatOptions): string =>
  formatterOf(locale, options).format(instantOf(date));

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** The days of the week, Sunday first: "Sunday" or "Sun". */
export function weekdayNames(locale: string, length: Length): readonly string[] {
  const language = indianLanguage(locale);
  if (language) return listOf(names[language][length === 'long' ? 'weekdays' : 'shortWeekdays']);
  // 4 to 10 January 1970: Sunday to Saturday.
  return Array.from({ length: 7 }, (_, index) =>
    format(locale, `1970-01-${twoDigits(index + 4)}`, { weekday: length }),
  );
}

/** The day of the week of a civil date: "Sunday" or "Sun". */
export const weekdayName = (locale: string, date: string, length: Length = 'long'): string =>
  weekdayNames(locale, length)[weekdayOf(date)] ?? '';

/** The months of a year, January first: "April" or "Apr". */
export function monthNames(locale: string, length: Length): readonly string[] {
  const language = indianLanguage(locale);
  if (language) return listOf(names[language][length === 'long' ? 'months' : 'shortMonths']);
  return Array.from({ length: 12 }, (_, index) =>
    format(locale, `1970-${twoDigits(index + 1)}-01`, { month: length }),
  );
}

/** The month of a civil date: "April" or "Apr". */
export const monthName = (locale: string, date: string, length: Length = 'long'): string =>
  monthNames(locale, length)[instantOf(date).getUTCMonth()] ?? '';

/** "6 April" or "6 Apr" */
export const dayAndMonth = (locale: string, date: string, length: Length = 'long'): string =>
  indianLanguage(locale)
    ? `${dayOfMonth(date)} ${monthName(locale, date, length)}`
    : format(locale, date, { day: 'numeric', month: length });

/** "April 2025" */
export const monthAndYear = (locale: string, date: string): string =>
  indianLanguage(locale)
    ? `${monthName(locale, date)} ${yearOf(date)}`
    : format(locale, date, { month: 'long', year: 'numeric' });

/** A civil date: "6 April 2025" or "6 Apr 2025". */
export const civilDate = (locale: string, date: string, length: Length = 'long'): string =>
  indianLanguage(locale)
    ? `${dayAndMonth(locale, date, length)} ${yearOf(date)}`
    : format(locale, date, { day: 'numeric', month: length, year: 'numeric' });

/** A civil date in full: "Sunday, 6 April 2025". */
export const longDate = (locale: string, date: string): string =>
  indianLanguage(locale)
    ? `${weekdayName(locale, date)}, ${civilDate(locale, date)}`
    : format(locale, date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** From one civil date to another: "6 April 2025", "6–12 April 2025", "30 March – 5 April 2025", "29 December 2025 – 4 January 2026". */
export function dateSpan(locale: string, from: string, to: string): string {
  if (!indianLanguage(locale)) {
    const formatter = formatterOf(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    return formatter.formatRange(instantOf(from), instantOf(to));
  }
  const until = civilDate(locale, to);
  if (from === to) return until;
  if (yearOf(from) !== yearOf(to)) return `${civilDate(locale, from)} – ${until}`;
  if (monthName(locale, from) !== monthName(locale, to)) {
    return `${dayAndMonth(locale, from)} – ${until}`;
  }
  return `${dayOfMonth(from)}–${until}`;
}
