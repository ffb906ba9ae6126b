import type { Panchang, TimeRange } from '@jyoti/contract';
import { timeWords, useMinute, timeSpanMessages } from '@jyoti/ui/time-span';
import { momentInFull } from './moments.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';

/** A day with its sunrises where they are known. */
export type DayOfTimes = Pick<Panchang, 'date' | 'settings'> &
  Partial<Pick<Panchang, 'advanced_details'>>;

/** Time formats of a day's page, in the time zone of the place. */
export function useDayTimes({ date, settings, advanced_details }: DayOfTimes) {
  const now = useMinute();
  const language = useLanguage();
  const { timezone: timeZone } = settings;
  const words = timeWords(timeSpanMessages[language], language, {
    timeZone,
    day: date,
    now,
    nextSunrise: advanced_details?.next_sun_rise,
  });
  return {
    now,
    /** "5:06 pm to 6:41 pm" */
    span: ({ start, end }: TimeRange) => words.span(start, end),
    /** The same; "from 5:06 pm" without an end, "5:06 pm" where both are equal. */
    fromTo: (start: string, end: string | null) =>
      start === end ? words.at(start) : words.span(start, end ?? undefined),
    until: (end: string) => words.span(undefined, end),
    /** "3:03 am, 7 Apr"; null stays null. */
    at: (instant: string | null) => instant && words.at(instant),
    /** "Sunday, 6 April 2025, 7:23 pm" */
    full: (instant: string) => momentInFull(instant, timeZone, language),
    /** Whether a span contains the current instant. */
    runs: ({ start, end }: TimeRange) =>
      now !== null && Date.parse(start) <= now && now < Date.parse(end),
  };
}
