import type { Language, Strings } from '../i18n/index.ts';

interface Names {
  /** January first. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
}

const hindiMonths = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्तूबर',
  'नवंबर',
  'दिसंबर',
];

/**
 * Written out: with `Intl` browsers and servers differ (Sep, Sept; the commas of a full date), so that hydration would stumble,
 * and its first formatter takes a slow phone a twentieth of a second. Hindi months stay whole.
 */
const names: Strings<Names> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    shortMonths: [
      'Jan',
      'Feb',
      'Mar',
      'Apr',
      'May',
      'Jun',
      'Jul',
      'Aug',
      'Sep',
      'Oct',
      'Nov',
      'Dec',
    ],
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  },
  hi: {
    months: hindiMonths,
    shortMonths: hindiMonths,
    weekdays: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'],
    shortWeekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  },
};

/** How long a name is written. */
type Length = 'long' | 'short';

/** A civil date, `YYYY-MM-DD`, as an instant whose parts are read in UTC. */
const instantOf = (date: string) => new Date(`${date}T00:00:00Z`);

const yearOf = (date: string) => instantOf(date).getUTCFullYear();

/** Day of the week of a civil date, `YYYY-MM-DD`: 0 (Sunday) to 6. */
export const weekdayOf = (date: string): number => instantOf(date).getUTCDay();

/** Day of the month of a civil date, 1 to 31. */
export const dayOfMonth = (date: string): number => instantOf(date).getUTCDate();

/** The days of the week, Sunday first: "Sunday" or "Sun". */
export const weekdayNames = (language: Language, length: Length): readonly string[] =>
  length === 'long' ? names[language].weekdays : names[language].shortWeekdays;

/** The day of the week of a civil date: "Sunday" or "Sun". */
export const weekdayName = (language: Language, date: string, length: Length = 'long'): string =>
  weekdayNames(language, length)[weekdayOf(date)] ?? '';

/** The months of a year, January first: "April" or "Apr". */
export const monthNames = (language: Language, length: Length): readonly string[] =>
  length === 'long' ? names[language].months : names[language].shortMonths;

/** The month of a civil date: "April" or "Apr". */
export const monthName = (language: Language, date: string, length: Length = 'long'): string =>
  monthNames(language, length)[instantOf(date).getUTCMonth()] ?? '';

/** "6 April" or "6 Apr" */
export const dayAndMonth = (language: Language, date: string, length: Length = 'long'): string =>
  `${dayOfMonth(date)} ${monthName(language, date, length)}`;

/** "April 2025" */
export const monthAndYear = (language: Language, date: string): string =>
  `${monthName(language, date)} ${yearOf(date)}`;

/** A civil date: "6 April 2025" or "6 Apr 2025". */
export const civilDate = (language: Language, date: string, length: Length = 'long'): string =>
  `${dayAndMonth(language, date, length)} ${yearOf(date)}`;

/** A civil date in full: "Sunday, 6 April 2025". */
export const longDate = (language: Language, date: string): string =>
  `${weekdayName(language, date)}, ${civilDate(language, date)}`;

/** From one civil date to another: "6–12 April 2025", "30 March – 5 April 2025", "29 December 2025 – 4 January 2026". */
export function dateSpan(language: Language, from: string, to: string): string {
  const until = civilDate(language, to);
  if (yearOf(from) !== yearOf(to)) return `${civilDate(language, from)} – ${until}`;
  if (monthName(language, from) !== monthName(language, to)) {
    return `${dayAndMonth(language, from)} – ${until}`;
  }
  return `${dayOfMonth(from)}–${until}`;
}
