import type { KitStrings } from '../i18n/index.ts';
import { monthNames } from '../dates/index.ts';

/** Hour 0 to 23 and minute 0 to 59 as a clock time. */
type Clock = (hour: number, minute: number) => string;

export interface TimeSpanMessages {
  h12: Clock;
  h23: Clock;
  hour: Record<'h12' | 'h23', (hour: number) => string>;
  /** From one clock time to another, am or pm only once if it is the same. */
  clockSpan: Record<
    'h12' | 'h23',
    (hour: number, minute: number, endHour: number, endMinute: number) => string
  >;
  tomorrow: (time: string) => string;
  /** The same without its date, at the start of a span whose end has it. */
  night: (time: string, hour: number) => string;
  /** A time between the next midnight and the next sunrise; hour 0 to 23, month 0 (January) to 11. */
  beforeSunrise: (
    time: string,
    hour: number,
    day: number,
    month: number,
    isTomorrow: boolean,
  ) => string;
  /** A time of the date before; month 0 (January) to 11, for languages that say the date. */
  yesterday: (time: string, day: number, month: number) => string;
  /** A time of another date; month 0 (January) to 11. */
  onDate: (time: string, day: number, month: number) => string;
  span: (start: string, end: string) => string;
  until: (end: string) => string;
  from: (start: string) => string;
}

const two = (figure: number) => String(figure).padStart(2, '0');
export const twelve = (hour: number) => hour % 12 || 12;
export const h23: Clock = (hour, minute) => `${two(hour)}:${two(minute)}`;
export const figures = (hour: number, minute: number) => `${twelve(hour)}:${two(minute)}`;
const half = (hour: number) => (hour < 12 ? 'am' : 'pm');

export const timeSpanStrings: KitStrings<TimeSpanMessages> = {
  component: 'TimeSpan',
  en: {
    h12: (hour, minute) => `${figures(hour, minute)} ${half(hour)}`,
    h23,
    hour: { h12: (hour) => `${twelve(hour)} ${half(hour)}`, h23: (hour) => h23(hour, 0) },
    clockSpan: {
      h12: (hour, minute, endHour, endMinute) =>
        `${figures(hour, minute)}${half(hour) === half(endHour) ? '' : ` ${half(hour)}`} to ${figures(endHour, endMinute)} ${half(endHour)}`,
      h23: (hour, minute, endHour, endMinute) =>
        `${h23(hour, minute)} to ${h23(endHour, endMinute)}`,
    },
    tomorrow: (time) => `${time} tomorrow`,
    night: (time) => time,
    beforeSunrise: (time, _hour, day, month, isTomorrow) =>
      isTomorrow ? `${time} tomorrow` : `${time}, ${day} ${monthNames('en', 'short')[month]}`,
    yesterday: (time) => `${time} yesterday`,
    onDate: (time, day, month) => `${time}, ${day} ${monthNames('en', 'short')[month]}`,
    span: (start, end) => `${start} to ${end}`,
    until: (end) => `until ${end}`,
    from: (start) => `from ${start}`,
  },
};
