import { localeOf, type Language } from '@jyoti/contract';

/** Hindi names the part of the day instead of am and pm: "शाम 6:00". */
const clocks: Record<Language, Intl.DateTimeFormatOptions> = {
  en: {},
  hi: { dayPeriod: 'short' },
};

const clockOf = (language: Language): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
  ...clocks[language],
});

/** The hour of an instant in India: "6:00 pm". @param instant ISO 8601 */
export const hourIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(localeOf(language), clockOf(language)).format(new Date(instant));

/** An instant in India: "27 November 2026 at 6:00 pm". @param instant ISO 8601 */
export const momentIn = (language: Language, instant: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...clockOf(language),
  }).format(new Date(instant));
