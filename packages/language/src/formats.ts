import { localeOf, type Language } from './languages.ts';

/** Hindi names the part of the day instead of am and pm: "शाम 6:00". English would spell it out: "6:00 in the evening". */
const clockIn = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  ...(language !== 'en' && { dayPeriod: 'short' }),
});

const formats = {
  /** 7 November 1917 */
  date: () => ({ dateStyle: 'long' }),
  /** Tuesday, 7 November 1917 */
  weekday: () => ({ dateStyle: 'full' }),
  /** 7 November */
  day: () => ({ day: 'numeric', month: 'long' }),
  /** 6:00 pm */
  clock: clockIn,
  /** 7 November 1917 at 6:00 pm */
  moment: (language) => ({
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clockIn(language),
  }),
} satisfies Record<string, (language: Language) => Intl.DateTimeFormatOptions>;

/** Creating an `Intl` object takes longer than many uses of it, so each is created once, when it is first used. */
const created = new Map<string, unknown>();

function cached<Format>(key: string, create: () => Format): Format {
  const format = (created.get(key) as Format | undefined) ?? create();
  created.set(key, format);
  return format;
}

/** A date or time in words. @param at an instant, or a date `YYYY-MM-DD` */
export function formatDate(
  format: keyof typeof formats,
  at: Date | string,
  language: Language,
  timeZone: 'UTC' | 'Asia/Kolkata' = 'UTC',
): string {
  const options = { ...formats[format](language), timeZone } as Intl.DateTimeFormatOptions;
  return cached(
    `${format} ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(localeOf(language), options),
  ).format(new Date(at));
}

/** A clock time: 2:33 pm, दोपहर 2:33. @param time `HH:mm` or `HH:mm:ss`; seconds are left out */
export const formatClock = (time: string, language: Language): string =>
  formatDate('clock', `1970-01-01T${time.slice(0, 5)}Z`, language);

/** ₹1,50,000. @param amount whole rupees */
export const formatRupees = (amount: number, language: Language): string =>
  cached(
    `rupees ${language}`,
    () =>
      new Intl.NumberFormat(localeOf(language), {
        style: 'currency',
        currency: 'INR',
        maximumFractionDigits: 0,
      }),
  ).format(amount);

/** "a, b and c"; as a choice "a, b or c". */
export function formatList(
  items: readonly string[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const text = cached(
    `${type} ${language}`,
    () => new Intl.ListFormat(localeOf(language), { type }),
  ).format(items);
  // CLDR has a comma before the last item of a Hindi list, which Hindi newspapers do not use.
  return language === 'hi' ? text.replace(/, (?=(और|या) [^,]+$)/, ' ') : text;
}
