import { ceremonyBegins, ceremonyZone, type Booking, type Language } from '@jyoti/contract';
import { longDate } from '@jyoti/ui/dates';
import { timeWords, zonedTime, timeSpanMessages } from '@jyoti/ui/time-span';

/** A time in India as text: "6:30 pm". @param hour `HH:mm` */
export const hourInWords = (hour: string, language: Language): string =>
  // India has no daylight saving time, so any date works.
  timeWords(timeSpanMessages[language], language, { timeZone: ceremonyZone }).clock(
    ceremonyBegins('2026-01-01', hour),
  );

/** Parts that `whenInWords` adds to the date. */
interface WhenWords {
  at: (values: { day: string; hour: string }) => string;
}

/** Parts of a deadline as text; `endOf` names the day whose end it is. */
interface DeadlineWords extends WhenWords {
  endOf: (values: { day: string }) => string;
}

/** Date of a ceremony as text, with its time if there is one. */
export function whenInWords(
  { preferredDate, preferredTime }: Pick<Booking, 'preferredDate' | 'preferredTime'>,
  { at }: WhenWords,
  language: Language,
): string {
  const day = longDate(language, preferredDate);
  return preferredTime === null ? day : at({ day, hour: hourInWords(preferredTime, language) });
}

/**
 * Deadline of free changes as text. A booking without an hour counts from the beginning of a day, so its deadline
 * is the end of the day before.
 */
export function deadlineInWords(
  { freeUntil, preferredTime }: Pick<Booking, 'freeUntil' | 'preferredTime'>,
  { at, endOf }: DeadlineWords,
  language: Language,
): string {
  if (preferredTime === null) {
    const lastDay = zonedTime(Date.parse(freeUntil) - 1, ceremonyZone).date;
    return endOf({ day: longDate(language, lastDay) });
  }
  const { date } = zonedTime(freeUntil, ceremonyZone);
  return at({
    day: longDate(language, date),
    hour: hourInWords(preferredTime, language),
  });
}
