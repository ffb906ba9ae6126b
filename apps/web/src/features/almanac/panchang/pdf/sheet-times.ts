import type { Language, TimeRange } from '@jyoti/contract';
import { dayAndMonth } from '@jyoti/ui/dates';
import { timeOfDay, timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { clockAt } from '../moments.ts';
import type { DayOfTimes } from '../time-of-day.tsx';
import type { PanchangMessages } from '../../../../messages.generated/panchang.ts';

interface TimesOf {
  day: DayOfTimes;
  words: PanchangMessages;
  language: Language;
}

/** Formats of the times on a day's sheet. */
export function sheetTimes({
  day: { date, settings, advanced_details },
  words,
  language,
}: TimesOf) {
  const { timezone: timeZone } = settings;
  const ofDay = timeWords(timeSpanMessages[language], language, {
    timeZone,
    day: date,
    nextSunrise: advanced_details?.next_sun_rise,
  });
  const span = ({ start, end }: TimeRange) => {
    const [from, to] = [clockAt(start, timeZone).date, clockAt(end, timeZone).date];
    if (start === end) return ofDay.at(start);
    if (from === date || from !== to) return ofDay.span(start, end);
    const ofOther = timeWords(timeSpanMessages[language], language, {
      timeZone,
      day: from,
      now: null,
    });
    return words.pdf.onDate({
      span: ofOther.span(start, end),
      date: dayAndMonth(language, from, 'short'),
    });
  };
  return {
    at: (instant: string) => ofDay.at(instant),
    span,
    /** The same; "from 5:06 pm" without an end. */
    fromTo: (start: string, end: string | null) =>
      end === null ? ofDay.span(start, undefined) : span({ start, end }),
    /** "until 5:06 pm" */
    until: (end: string) => ofDay.span(undefined, end),
    /** "5:06 pm", without the date. */
    clock: (instant: string) =>
      timeOfDay(timeSpanMessages[language], clockAt(instant, timeZone).time),
  };
}
export type SheetTimes = ReturnType<typeof sheetTimes>;
