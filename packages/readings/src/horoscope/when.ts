import { isoFromJulianDay, type JulianDay } from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import { listed } from '../sentence.ts';
import type { HoroscopeTexts } from './horoscope.types.ts';

/** Dates and times in the words of a language, in the time zone of a place. */
export interface When {
  /** "16 December" */
  date: (jdUt: JulianDay) => string;
  /** "Tuesday" */
  weekday: (jdUt: JulianDay) => string;
  /** how an event's sentence begins: "At 2:20 pm" or "On 16 December" */
  opening: (jdUt: JulianDay) => string;
  /** "Mercury and Venus" */
  list: (words: readonly string[]) => string;
  /** subtracted from an end, so that midnight belongs to the previous day, days */
  moment: number;
}

const MINUTE = 1 / 1440;

/** @param isDay whether the span is one day: then an event is given with its time */
export function whenIn({ locale, when }: HoroscopeTexts, timeZone: string, isDay: boolean): When {
  // Creating a formatter takes longer than formatting all sentences of a day, so it is created on demand.
  const written = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (jdUt: JulianDay) => {
      format ??= new Intl.DateTimeFormat(locale, { timeZone, ...options });
      return format.format(new Date(isoFromJulianDay(jdUt)));
    };
  };
  const date = written({ day: 'numeric', month: 'long' });
  const time = written({ hour: 'numeric', minute: '2-digit', hourCycle: 'h12' });
  return {
    date,
    weekday: written({ weekday: 'long' }),
    opening: (jdUt) =>
      isDay ? fill(when.time, { time: time(jdUt) }) : fill(when.date, { date: date(jdUt) }),
    list: (parts) => listed(parts, locale),
    moment: MINUTE,
  };
}
