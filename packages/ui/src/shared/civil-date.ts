import type { Language, Strings } from '../i18n/index.ts';

const locales = { en: 'en-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

/** A civil date, `YYYY-MM-DD`, as an instant that the formatters below read in UTC. */
const instantOf = (date: string) => new Date(`${date}T00:00:00Z`);

const part = (language: Language, date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(
    instantOf(date),
  );

/** Day of the week of a civil date, 0 (Sunday) to 6. */
export const weekdayOf = (date: string) => instantOf(date).getUTCDay();

/** Day of the month, 1 to 31. */
export const dayOfMonth = (date: string) => instantOf(date).getUTCDate();

/** Written out, since browsers and servers shorten differently: Sep, Sept. Hindi months stay whole. */
export const shortMonths: Strings<readonly string[]> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  hi: [
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
  ],
};

/** "April" */
export const monthName = (language: Language, date: string) =>
  part(language, date, { month: 'long' });

/** "Apr" */
export const shortMonth = (language: Language, date: string) =>
  shortMonths[language][instantOf(date).getUTCMonth()] ?? '';

/**
 * A civil date in full: "Sunday, 6 April 2025". Put together here, since browsers and servers place the commas of a full
 * date differently and hydration would stumble.
 */
export function longDate(language: Language, date: string): string {
  const weekday = part(language, date, { weekday: 'long' });
  return `${weekday}, ${dayOfMonth(date)} ${monthName(language, date)} ${instantOf(date).getUTCFullYear()}`;
}

/** The days of the week, Sunday first. */
export const weekdayNames = (language: Language, length: 'long' | 'short') =>
  // 4 January 1970 was a Sunday.
  Array.from({ length: 7 }, (_, index) =>
    part(language, `1970-01-${String(4 + index).padStart(2, '0')}`, { weekday: length }),
  );
