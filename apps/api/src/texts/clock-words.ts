import type { Language } from '@jyoti/contract';

const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  hi: new Intl.DateTimeFormat('hi-IN', {
    hour: 'numeric',
    minute: '2-digit',
    dayPeriod: 'long',
    timeZone: 'UTC',
  }),
};

/**
 * A clock time as a sentence says it: 2:33 pm, दोपहर 2:33.
 * @param time `HH:mm` or `HH:mm:ss`; the seconds are left out
 */
export const clockInWords = (time: string, language: Language): string =>
  formats[language].format(new Date(`1970-01-01T${time.slice(0, 5)}Z`));
