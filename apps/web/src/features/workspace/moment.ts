import { isComputedDate } from '@jyoti/contract';
import { zonedTime } from '@jyoti/ui/time-span';
import { searchWith } from '../../platform/data/search-params.ts';
import { DATE, transitDate } from '../kundli/tabs/transits-of-date.ts';
import { YEAR } from '../kundli/tabs/year-of-life.ts';

/** The search parameter with the time of day, `HH:MM` by the clock of the birth's place. */
export const TIME = 'at';

/** The date and time that every pane follows, by the clock of the birth's place. */
export interface Moment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
  /** ISO 8601. */
  instant: string;
  /** Parameter `at` of the API: a date for its noon, or an instant; undefined for now. */
  at: string | undefined;
  /** Whether the URL names the time. */
  hasTime: boolean;
}

const HOUR = 3_600_000;
const timeForm = /^([01]\d|2[0-3]):[0-5]\d$/;
const two = (value: number) => String(value).padStart(2, '0');
const isoOf = (ms: number) => `${new Date(ms).toISOString().slice(0, 19)}Z`;

function clockAt(instant: number, timezone: string): { date: string; time: string } {
  const { date, hour, minute } = zonedTime(instant, timezone);
  return { date, time: `${two(hour)}:${two(minute)}` };
}

/** The instant of a clock time, ms since 1970; of a time that a clock change skipped, one an hour away. */
function instantOf(date: string, time: string, timezone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const eastAt = (instant: number) => {
    const { date: day, hour, minute, second } = zonedTime(instant, timezone);
    return Date.parse(`${day}T${two(hour)}:${two(minute)}:${two(second)}Z`) - instant;
  };
  // The second step uses the offset that applies close to the result.
  const near = wanted - eastAt(wanted);
  return wanted - eastAt(near);
}

/**
 * The moment that a URL names: noon of a date without a time; now without a date.
 * @param timezone of the birth, IANA name or offset
 * @param now ISO 8601
 */
export function momentOf(search: URLSearchParams, timezone: string, now: string): Moment {
  const date = transitDate(search);
  if (date === undefined) {
    const clock = clockAt(Date.parse(now), timezone);
    return { ...clock, instant: now, at: undefined, hasTime: false };
  }
  const named = search.get(TIME) ?? '';
  const hasTime = timeForm.test(named);
  const time = hasTime ? named : '12:00';
  const instant = isoOf(instantOf(date, time, timezone));
  return { date, time, instant, at: hasTime ? instant : date, hasTime };
}

/** The URL of a date, and of a time where one is named; of now without a date. The year chart follows them again. */
export const withMoment = (
  search: URLSearchParams,
  date: string | null,
  time: string | null,
): URLSearchParams =>
  searchWith(search, { [DATE]: date, [TIME]: date === null ? null : time, [YEAR]: null });

/** The clock an hour earlier or later; null outside 1800 to 2200. */
export function hourLater(
  { instant }: Pick<Moment, 'instant'>,
  by: -1 | 1,
  timezone: string,
): { date: string; time: string } | null {
  const clock = clockAt(Date.parse(instant) + by * HOUR, timezone);
  return isComputedDate(clock.date) ? clock : null;
}
