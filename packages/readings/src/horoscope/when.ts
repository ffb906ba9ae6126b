import { civilFromJulianDay, isoFromJulianDay, type JulianDay } from '@jyoti/jyotish';
import { formatClock, localeOf } from '@jyoti/language';
import type { ReadingLanguage } from '../language.ts';
import { horoscopeEventsMessages } from '../messages.generated/horoscope-events.ts';
import { inLanguage } from '../reading.ts';

/** Dates and times in the words of a language, in the time zone of a place. */
export interface When {
  /** "16 December" */
  date: (jdUt: JulianDay) => string;
  /** "Tuesday 24" */
  weekday: (jdUt: JulianDay) => string;
  /** how the sentence of a day's event begins: "At 2:20 pm" */
  opening: (jdUt: JulianDay) => string;
  /** subtracted from an end, so that midnight belongs to the previous day, days */
  moment: number;
}

const MINUTE = 1 / 1440;

export function whenIn(language: ReadingLanguage, timeZone: string): When {
  const { when } = inLanguage(horoscopeEventsMessages, language);
  // Creating a formatter takes longer than formatting all sentences of a day, so it is created on demand.
  const written = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (jdUt: JulianDay) => {
      format ??= new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options });
      return format.format(new Date(isoFromJulianDay(jdUt)));
    };
  };
  const date = written({ day: 'numeric', month: 'long' });
  const time = (jdUt: JulianDay) => formatClock(civilFromJulianDay(jdUt, timeZone).time, language);
  return {
    date,
    weekday: written({ weekday: 'long', day: 'numeric' }),
    opening: (jdUt) => when({ time: time(jdUt) }),
    moment: MINUTE,
  };
}
