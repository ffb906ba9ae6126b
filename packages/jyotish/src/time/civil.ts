import { shown } from '../check-setting.ts';
import { JyotishError } from '../error.ts';
import { dateFromDays, daysFromDate, formatDate, formatTime, isCalendarDate } from './calendar.ts';
import type { CalendarDate } from './calendar.ts';
import {
  isoFromJulianDay,
  julianDayFromUnixSeconds,
  unixSecondsFromJulianDay,
} from './julian-day.ts';
import type { JulianDay } from './julian-day.ts';
import { offsetBefore1970 } from './zone-history.ts';

/** First and last supported civil year: the span of the ephemeris. */
export const FIRST_YEAR = 1800;
/** The last supported year; the tables of positions end there. */
export const LAST_YEAR = 2200;

/** A wall-clock reading as a person states it. */
export interface CivilTime {
  /** `YYYY-MM-DD`, Gregorian calendar (proleptic before its introduction). */
  date: string;
  /** `HH:mm:ss` or `HH:mm`, 24-hour clock. */
  time: string;
  /** IANA name (`Asia/Kolkata`) or a fixed offset (`+05:30`, `+05:53:20`), east positive. */
  timeZone: string;
  /** Which of two equal readings when the clocks went back: 0 the first (default), 1 the second. */
  fold?: 0 | 1;
}

/** An input with a time zone, which may still be called by its former name. */
export type Zoned<
  Input extends { /** IANA name (`Asia/Kolkata`) or fixed offset (`+05:30`) */ timeZone: string },
> =
  | Input
  | (Omit<Input, 'timeZone'> & {
      /** absent here: `timezone` has it */
      timeZone?: string | undefined;
      /** @deprecated Use `timeZone`. */
      timezone: string;
    });

/**
 * An input with its zone under `timeZone`.
 * @throws JyotishError `unknown_timezone` when there is none, or two different ones
 */
export function zoned<Input extends { timeZone: string }>(input: Zoned<Input>): Input {
  const { timezone, ...rest } = input as Input & { timezone?: string };
  const timeZone = rest.timeZone ?? timezone;
  if (typeof timeZone !== 'string') {
    throw new JyotishError(
      'unknown_timezone',
      `The field timeZone is ${shown(timeZone)}, but must be a text.`,
    );
  }
  if (timezone !== undefined && timezone !== timeZone) {
    throw new JyotishError(
      'unknown_timezone',
      `The fields timeZone and timezone differ: ${shown(timeZone)} and ${shown(timezone)}.`,
    );
  }
  return timezone === undefined ? (input as Input) : ({ ...rest, timeZone } as Input);
}

/** The instant of a civil time. */
export interface ResolvedTime {
  /** Julian day, UT. */
  jdUt: JulianDay;
  /** ISO 8601 with `Z`, to the second. */
  utc: string;
  /** Local minus UT in minutes; fractional for local mean times such as +05:21:10. */
  offsetMinutes: number;
  /** Whether the reading occurs twice that day because the clocks went back. */
  ambiguous: boolean;
}

/** A wall clock at an instant. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:mm:ss`, to the nearest second. */
  time: string;
  /** 0 Sunday to 6 Saturday, of the civil date (midnight to midnight). */
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Local minus UT in minutes. */
  offsetMinutes: number;
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^(\d{2}):(\d{2})(?::(\d{2}))?$/;
const FIXED_OFFSET = /^([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/;

/**
 * Converts a local date and time in a time zone to an instant, by the zone's history: that of the IANA database with its
 * data before 1970, whatever the runtime has of them.
 * @throws JyotishError `invalid_date`, `invalid_time`, `unknown_timezone`, `out_of_range` (civil years 1800 to 2200),
 * `time_skipped` when the clocks skipped that time, or `date_skipped` when they skipped the whole day.
 */
export function resolveCivilTime(civil: Zoned<CivilTime>): ResolvedTime {
  const stated = zoned<CivilTime>(civil);
  const date = parseDate(stated.date);
  const secondOfDay = parseTime(stated.time);
  const localSeconds = daysFromDate(date) * 86_400 + secondOfDay;
  const offsets = possibleOffsets(date, secondOfDay, stated.timeZone);
  if (!offsets) throw skippedError(stated, secondOfDay);
  const offset = stated.fold === 1 ? offsets.later : offsets.earlier;
  const jdUt = julianDayFromUnixSeconds(localSeconds - offset);
  return {
    jdUt,
    utc: isoFromJulianDay(jdUt),
    offsetMinutes: offset / 60,
    ambiguous: offsets.earlier !== offsets.later,
  };
}

/**
 * The local time of a time zone at an instant (Julian day, UT).
 * @throws JyotishError `unknown_timezone`.
 */
export function civilFromJulianDay(jdUt: JulianDay, timeZone: string): LocalTime {
  const seconds = unixSecondsFromJulianDay(jdUt);
  const fixed = fixedOffsetSeconds(timeZone);
  const offset = fixed ?? zoneOffsetAt(seconds, timeZone);
  const local = seconds + offset;
  const days = Math.floor(local / 86_400);
  return {
    date: formatDate(dateFromDays(days)),
    time: formatTime(local - days * 86_400),
    weekday: weekdayOf(days),
    offsetMinutes: offset / 60,
  };
}

/** Weekday of a day counted from 1970-01-01, which was a Thursday. */
export function weekdayOf(dayNumber: number): LocalTime['weekday'] {
  return ((((dayNumber + 4) % 7) + 7) % 7) as LocalTime['weekday'];
}

/**
 * Parses a date `YYYY-MM-DD`.
 * @throws JyotishError `invalid_date`, `out_of_range` (years 1800 to 2200)
 */
export function parseDate(text: string): CalendarDate {
  const match = DATE.exec(text);
  if (!match) {
    throw new JyotishError('invalid_date', `"${text}" is not a date like 1990-01-15.`);
  }
  const date = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  if (!isCalendarDate(date)) {
    throw new JyotishError('invalid_date', `${text} is not a day of the calendar.`);
  }
  if (date.year < FIRST_YEAR || date.year > LAST_YEAR) {
    throw new JyotishError(
      'out_of_range',
      `The year ${date.year} is outside ${FIRST_YEAR} to ${LAST_YEAR}.`,
    );
  }
  return date;
}

/** Seconds of the day. @throws JyotishError `invalid_time` */
export function parseTime(text: string): number {
  const match = TIME.exec(text);
  const [hour, minute, second] = [1, 2, 3].map((group) => Number(match?.[group] ?? 0));
  if (!match || hour! > 23 || minute! > 59 || second! > 59) {
    throw new JyotishError('invalid_time', `"${text}" is not a time of day like 06:30:00.`);
  }
  return hour! * 3600 + minute! * 60 + second!;
}

/** More than any offset from UT and less than the time between two clock changes, seconds. */
const AROUND = 86_400;

/** The offsets (seconds) a local reading may have, or null when no instant shows it. */
export function possibleOffsets(
  date: CalendarDate,
  secondOfDay: number,
  timeZone: string,
): { earlier: number; later: number } | null {
  const fixed = fixedOffsetSeconds(timeZone);
  if (fixed !== null) return { earlier: fixed, later: fixed };
  const local = daysFromDate(date) * 86_400 + secondOfDay;
  const before = zoneOffsetAt(local - AROUND, timeZone);
  const after = zoneOffsetAt(local + AROUND, timeZone);
  const possible = [before, after].filter(
    (offset) => zoneOffsetAt(local - offset, timeZone) === offset,
  );
  return possible.length === 0 ? null : { earlier: possible[0]!, later: possible.at(-1)! };
}

/** Seconds east of UT of a zone's clocks at an instant. */
function zoneOffsetAt(unixSeconds: number, timeZone: string): number {
  const own = offsetBefore1970(unixSeconds, timeZone);
  if (own !== null) return own;
  const parts = NUMBERS.exec(formatOf(timeZone).format(unixSeconds * 1000))!
    .slice(1)
    .map(Number);
  const [month, day, year, hour, minute, second] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const local = daysFromDate({ year, month, day }) * 86_400 + hour * 3600 + minute * 60 + second;
  return local - unixSeconds;
}

const NUMBERS = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;
/** Because a format takes far longer to make than to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The runtime's clock of a zone. @throws JyotishError `unknown_timezone` */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const key = timeZone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  try {
    const numeric = 'numeric';
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
    formats.set(key, format);
    return format;
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new JyotishError('unknown_timezone', `There is no time zone called "${timeZone}".`);
  }
}

/** @throws JyotishError `unknown_timezone` unless there is such a zone, before a result that needs it only now and then */
export function checkTimeZone(timeZone: string): void {
  if (fixedOffsetSeconds(timeZone) === null) formatOf(timeZone);
}

/**
 * The first instant of a day, seconds since 1970: where clocks skipped midnight, that of the change. Of a day that they
 * skipped, it is the first instant of the next.
 * @param dayNumber days since 1970-01-01
 */
export function startOfDay(dayNumber: number, timeZone: string): number {
  const midnight = dayNumber * 86_400;
  const offsets = possibleOffsets(dateFromDays(dayNumber), 0, timeZone);
  if (offsets) return midnight - offsets.earlier;
  let [before, after] = [midnight - AROUND, midnight + AROUND];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (middle + zoneOffsetAt(middle, timeZone) < midnight) before = middle;
    else after = middle;
  }
  return after;
}

/** Seconds east of a fixed offset such as `+05:53:20`, or null for other text. */
export function fixedOffsetSeconds(timeZone: string): number | null {
  const match = FIXED_OFFSET.exec(timeZone);
  if (!match) return null;
  const [hours, minutes, seconds] = [2, 3, 4].map((group) => Number(match[group] ?? 0));
  if (hours! > 15 || minutes! > 59 || seconds! > 59) {
    throw new JyotishError('unknown_timezone', `"${timeZone}" is not an offset from UTC.`);
  }
  return (match[1] === '-' ? -1 : 1) * (hours! * 3600 + minutes! * 60 + seconds!);
}

function skippedError(civil: CivilTime, secondOfDay: number): JyotishError {
  const day = daysFromDate(parseDate(civil.date));
  if (startOfDay(day, civil.timeZone) === startOfDay(day + 1, civil.timeZone)) {
    return skippedDate(civil.date, civil.timeZone);
  }
  const part = secondOfDay < 6 * 3600 ? 'night' : 'day';
  const clock =
    civil.time.length === 8 && civil.time.endsWith(':00') ? civil.time.slice(0, 5) : civil.time;
  return new JyotishError(
    'time_skipped',
    `The clocks went forward in ${civil.timeZone} that ${part}: ${clock} did not exist on ${civil.date}.`,
  );
}

/** The error of a date that a zone skipped. */
export function skippedDate(date: string, timeZone: string): JyotishError {
  return new JyotishError(
    'date_skipped',
    `${date} did not exist in ${timeZone}: the place moved to the other side of the date line, and its calendar left that day out.`,
  );
}
