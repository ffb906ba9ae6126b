import { dayAndMonth } from '../dates/index.ts';
import type { CompleteKitMessages } from '../i18n/index.ts';
import { daysFrom, zonedTime } from './time-span.logic.ts';

/** The words of times. */
export type TimeSpanMessages = CompleteKitMessages['TimeSpan'];

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

const two = (figure: number | string) => String(figure).padStart(2, '0');
const twelve = (hour: number) => hour % 12 || 12;

/** The part of the day of an hour, of which each language has its own words: am and pm, सुबह and शाम. @param hour 0 to 23 */
function partOf(hour: number): string {
  if (hour < 3) return 'midnight';
  if (hour < 5) return 'dawn';
  if (hour < 12) return 'morning';
  if (hour < 16) return 'afternoon';
  return hour < 20 ? 'evening' : 'night';
}

/** The same for an hour between midnight and sunrise. */
const partBeforeSunrise = (hour: number) => (hour >= 3 && hour < 7 ? 'dawn' : partOf(hour));

/**
 * A time of day in words: "6:30 am", "सुबह 6:30"; seconds only where there are any.
 *
 * @param words `timeSpanStrings.words`, or those of another language
 * @param time `HH:mm` or `HH:mm:ss`; anything else is returned unchanged
 */
export function timeOfDay(words: TimeSpanMessages, time: string): string {
  const [, hour, minute, second = '00'] = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return time;
  const seconds = second === '00' ? '' : `:${second}`;
  const figures = `${twelve(Number(hour))}:${minute}${seconds}`;
  return words.clock({ part: partOf(Number(hour)), figures });
}

/**
 * The times of a place in words. Renders the same on servers and in browsers. In components use `useTimeWords`.
 *
 * @param strings `timeSpanStrings.words`, or those of another language
 * @param locale of their dates: the language of `strings`
 */
export function timeWords(strings: TimeSpanMessages, locale: string, place: PlaceTime): TimeWords {
  const { timeZone, now, nextSunrise, hourCycle = 'h12' } = place;
  const is24 = hourCycle === 'h23';
  const figuresOf = (hour: number, minute: number) =>
    `${is24 ? two(hour) : twelve(hour)}:${two(minute)}`;
  const inWords = (hour: number, figures: string) =>
    is24 ? figures : strings.clock({ part: partOf(hour), figures });
  const clock = (hour: number, minute: number) => inWords(hour, figuresOf(hour, minute));
  const clockBeforeSunrise = (hour: number, minute: number) =>
    strings.clockBeforeSunrise[hourCycle]({
      part: partBeforeSunrise(hour),
      figures: figuresOf(hour, minute),
    });

  const isBeforeSunrise = (instant: string, hour: number) =>
    nextSunrise ? Date.parse(instant) < Date.parse(nextSunrise) : hour < MORNING;

  const at = (instant: string, day = place.day) => {
    const { date: civil, hour, minute } = zonedTime(instant, timeZone);
    const time = clock(hour, minute);
    const apart = day === undefined ? 0 : daysFrom(day, civil);
    if (apart === 0) return time;
    const isToday = now !== undefined && now !== null && zonedTime(now, timeZone).date === day;
    const date = dayAndMonth(locale, civil, 'short');
    if (apart === 1 && isBeforeSunrise(instant, hour)) {
      const night = clockBeforeSunrise(hour, minute);
      return strings.beforeSunrise({ time: night, date, isTomorrow: isToday });
    }
    if (isToday && apart === 1) return strings.tomorrow({ time });
    const say = isToday && apart === -1 ? strings.yesterday : strings.onDate;
    return say({ time, date });
  };

  return {
    at,
    clock: (start, end) => {
      const from = zonedTime(start, timeZone);
      if (end === undefined) return clock(from.hour, from.minute);
      const to = zonedTime(end, timeZone);
      // A part of the day is named once where the words of the language for both are the same.
      if (is24 || inWords(from.hour, '') !== inWords(to.hour, '')) {
        const times = { start: clock(from.hour, from.minute), end: clock(to.hour, to.minute) };
        return strings.span(times);
      }
      return strings.clockSpan({
        part: partOf(from.hour),
        start: figuresOf(from.hour, from.minute),
        end: figuresOf(to.hour, to.minute),
      });
    },
    hour: (instant) => {
      const { hour, minute } = zonedTime(instant, timeZone);
      return minute === 0 && !is24 ? inWords(hour, `${twelve(hour)}`) : clock(hour, minute);
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
        const first = isSameNight ? clockBeforeSunrise(from.hour, from.minute) : at(start, day);
        return strings.span({ start: first, end: at(end, day) });
      }
      if (end) return strings.until({ end: at(end, day) });
      return start ? strings.from({ start: at(start, day) }) : '';
    },
  };
}
