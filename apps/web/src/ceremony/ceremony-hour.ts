import { ceremonyBegins, ceremonyZone, type Booking } from '@jyoti/contract';
import { longDate } from '@jyoti/ui/dates';
import type { Language } from '@jyoti/ui/i18n';
import { timeWords } from '@jyoti/ui/time-span';

/** An hour of India's clock in words: "6:30 pm". @param hour `HH:mm` */
export const hourInWords = (hour: string, language: Language): string =>
  // India's clock is the same on every day.
  timeWords(language, { timeZone: ceremonyZone }).clock(ceremonyBegins('2026-01-01', hour));

/** What `whenInWords` says beside the day. */
interface WhenWords {
  at: (day: string, hour: string) => string;
}

/** The day of a ceremony in words, with its hour where it has one. */
export function whenInWords(
  { preferredDate, preferredTime }: Pick<Booking, 'preferredDate' | 'preferredTime'>,
  { at }: WhenWords,
  language: Language,
): string {
  const day = longDate(language, preferredDate);
  return preferredTime === null ? day : at(day, hourInWords(preferredTime, language));
}
