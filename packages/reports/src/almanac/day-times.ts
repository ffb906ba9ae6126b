import type { Language } from '@jyoti/language';
import {
  dayAndMonth,
  longDate,
  markedTime,
  timeOfDay,
  timeSpanMessages,
  timeWords,
  zonedTime,
  type TimeWords,
} from '@jyoti/ui/data';
import { panchangMessages } from '../messages.generated/panchang.ts';

/** The day of an almanac, for its times. */
export interface DayClock {
  timeZone: string;
  /** The civil date, `YYYY-MM-DD`. */
  date: string;
  /** ISO 8601; `null` if the Sun does not rise. */
  nextSunrise: string | null;
}

const two = (figure: number) => String(figure).padStart(2, '0');

/** An instant in full: "Sunday, 6 April 2025, 7:23 pm". */
export function momentInFull(instant: string, timeZone: string, language: Language): string {
  const { date, hour, minute } = zonedTime(instant, timeZone);
  const time = timeOfDay(timeSpanMessages[language], `${two(hour)}:${two(minute)}`);
  return `${longDate(language, date)}, ${time}`;
}

/** The times of a day, marked (`markedTime` of the kit) with their words for print. */
export function dayTimes(
  { timeZone, date, nextSunrise }: DayClock,
  language: Language,
): Pick<TimeWords, 'at' | 'span'> {
  const messages = timeSpanMessages[language];
  const ofDay = timeWords(messages, language, { timeZone, day: date, nextSunrise });
  const dateOf = (instant: string) => zonedTime(instant, timeZone).date;
  /** The date of a span on another day is given once. */
  const printedSpan = (start: string, end: string) => {
    const [from, to] = [dateOf(start), dateOf(end)];
    if (start === end) return ofDay.at(start);
    if (from === date || from !== to) return ofDay.span(start, end);
    const ofOther = timeWords(messages, language, { timeZone, day: from, now: null });
    return panchangMessages[language].onDate({
      span: ofOther.span(start, end),
      date: dayAndMonth(language, from, 'short'),
    });
  };
  return {
    at: (instant) => markedTime(instant, instant, ofDay.at(instant)),
    span: (start, end) =>
      markedTime(
        start,
        end,
        start !== undefined && end !== undefined ? printedSpan(start, end) : ofDay.span(start, end),
      ),
  };
}
