import { ceremonyBegins, ceremonyZone, type Booking, type Language } from '@jyoti/contract';
import { longDate } from '@jyoti/ui/dates';
import { timeWords } from '@jyoti/ui/time-span';
import { timeMessages } from '../words/kit-messages.ts';

/** An hour of India's clock in words: "6:30 pm". @param hour `HH:mm` */
export const hourInWords = (hour: string, language: Language): string =>
  // India's clock is the same on every day.
  timeWords(timeMessages(language), { timeZone: ceremonyZone }).clock(
    ceremonyBegins('2026-01-01', hour),
  );

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
