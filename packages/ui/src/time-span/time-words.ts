import { daysFrom, zonedTime } from './time-span.logic.ts';
import type { TimeSpanMessages } from './time-span.strings.ts';

/** Time zone, day and format of times. */
export interface PlaceTime {
  /** Time zone of the place, an IANA name: "Asia/Kolkata". */
  timeZone: string;
  /**
   * The civil date that the page is about, `YYYY-MM-DD`: times of another date include that date. @default that of the
   * start
   */
  day?: string;
  /** The current instant, ISO 8601 or ms: if it is on `day`, the next day is called "tomorrow". */
  now?: string | number | null;
  /**
   * The sunrise that ends the night after `day`, ISO 8601: languages may tell earlier times of the
   * next date from those of its morning. @default 5 am
   */
  nextSunrise?: string | null;
  /** `h12`: 6:05 pm; `h23`: 18:05. @default "h12" */
  hourCycle?: 'h12' | 'h23';
}

/** The hour from which a time without a known sunrise belongs to the morning. */
const MORNING = 5;

/** The times of a place in words. Instants in ISO 8601. */
export interface TimeWords {
  /** "6:24 am", "6:24 am tomorrow", "3:03 am, 7 Apr" */
  at: (instant: string, day?: string) => string;
  /** Clock times only, for a scale that shows the day itself: "5:06 to 6:41 pm". */
  clock: (start: string, end?: string) => string;
  /** The hour only, for a scale: "9 am", "18:00". */
  hour: (instant: string) => string;
  /** "5:06 pm to 6:41 pm", "until 7:23 pm", "from 7:23 pm": missing parts are omitted. */
  span: (start: string | undefined, end: string | undefined) => string;
}

/**
 * A time of day in words: "6:30 am", "सुबह 6:30"; seconds only where there are any.
 *
 * @param words `timeSpanStrings.en`, or those of another language
 * @param time `HH:mm` or `HH:mm:ss`; anything else is returned unchanged
 */
export function timeOfDay(words: TimeSpanMessages, time: string): string {
  const [, hour, minute, second = '00'] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  const text = words.h12(Number(hour), Number(minute));
  return second === '00' ? text : text.replace(`:${minute}`, `:${minute}:${second}`);
}

/**
 * The times of a place in words. Renders the same on servers and in browsers. In components use `useTimeWords`.
 *
 * @param strings `timeSpanStrings.en`, or those of another language
 */
export function timeWords(strings: TimeSpanMessages, place: PlaceTime): TimeWords {
  const { timeZone, now, nextSunrise, hourCycle = 'h12' } = place;
  const clock = strings[hourCycle];

  const isBeforeSunrise = (instant: string, hour: number) =>
    nextSunrise ? Date.parse(instant) < Date.parse(nextSunrise) : hour < MORNING;

  const at = (instant: string, day = place.day) => {
    const { date, hour, minute } = zonedTime(instant, timeZone);
    const time = clock(hour, minute);
    const apart = day === undefined ? 0 : daysFrom(day, date);
    if (apart === 0) return time;
    const isToday = now !== undefined && now !== null && zonedTime(now, timeZone).date === day;
    const [, month = 1, dayOfMonth = 1] = date.split('-').map(Number);
    if (apart === 1 && isBeforeSunrise(instant, hour)) {
      return strings.beforeSunrise(time, hour, dayOfMonth, month - 1, isToday);
    }
    if (isToday && apart === 1) return strings.tomorrow(time);
    const say = isToday && apart === -1 ? strings.yesterday : strings.onDate;
    return say(time, dayOfMonth, month - 1);
  };

  return {
    at,
    clock: (start, end) => {
      const from = zonedTime(start, timeZone);
      if (end === undefined) return clock(from.hour, from.minute);
      const to = zonedTime(end, timeZone);
      return strings.clockSpan[hourCycle](from.hour, from.minute, to.hour, to.minute);
    },
    hour: (instant) => {
      const { hour, minute } = zonedTime(instant, timeZone);
      return minute === 0 ? strings.hour[hourCycle](hour) : clock(hour, minute);
    },
    span: (start, end) => {
      const day = place.day ?? (start && zonedTime(start, timeZone).date);
      if (start && end) {
        const from = zonedTime(start, timeZone);
        const to = zonedTime(end, timeZone);
        const isSameNight =
          day !== undefined &&
          daysFrom(day, from.date) === 1 &&
          from.date === to.date &&
          isBeforeSunrise(end, to.hour);
        // The date of both is given once.
        const first = isSameNight
          ? strings.night(clock(from.hour, from.minute), from.hour)
          : at(start, day);
        return strings.span(first, at(end, day));
      }
      if (end) return strings.until(at(end, day));
      return start ? strings.from(at(start, day)) : '';
    },
  };
}
