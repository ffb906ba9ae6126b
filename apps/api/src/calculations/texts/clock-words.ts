import { localeOf, type Language } from '@jyoti/contract';

/** Hindi names the part of the day before the time, so it is written out; English uses am and pm. */
const formatOf = (language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: 'numeric',
    minute: '2-digit',
    ...(language !== 'en' && { dayPeriod: 'long' }),
    timeZone: 'UTC',
  });

const formats = new Map<Language, Intl.DateTimeFormat>();

/**
 * A clock time for a sentence: 2:33 pm, दोपहर 2:33.
 * @param time `HH:mm` or `HH:mm:ss`; seconds are left out
 */
export function clockInWords(time: string, language: Language): string {
  const format = formats.get(language) ?? formatOf(language);
  formats.set(language, format);
  return format.format(new Date(`1970-01-01T${time.slice(0, 5)}Z`));
}
