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
  yesterday: (time: string) => string;
  /** A time of another date; month 0 (January) to 11. */
  onDate: (time: string, day: number, month: number) => string;
  span: (start: string, end: string) => string;
  until: (end: string) => string;
  from: (start: string) => string;
}

const two = (figure: number) => String(figure).padStart(2, '0');
const twelve = (hour: number) => hour % 12 || 12;
const h23: Clock = (hour, minute) => `${two(hour)}:${two(minute)}`;
const figures = (hour: number, minute: number) => `${twelve(hour)}:${two(minute)}`;
const half = (hour: number) => (hour < 12 ? 'am' : 'pm');

/** The part of the day that Hindi puts before an hour. */
const pahar = (hour: number) =>
  hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम';

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
    yesterday: (time) => `${time} yesterday`,
    onDate: (time, day, month) => `${time}, ${day} ${monthNames('en', 'short')[month]}`,
    span: (start, end) => `${start} to ${end}`,
    until: (end) => `until ${end}`,
    from: (start) => `from ${start}`,
  },
  hi: {
    h12: (hour, minute) => `${pahar(hour)} ${figures(hour, minute)}`,
    h23,
    hour: { h12: (hour) => `${pahar(hour)} ${twelve(hour)}`, h23: (hour) => h23(hour, 0) },
    clockSpan: {
      h12: (hour, minute, endHour, endMinute) =>
        `${pahar(hour)} ${figures(hour, minute)} से ${pahar(hour) === pahar(endHour) ? '' : `${pahar(endHour)} `}${figures(endHour, endMinute)}`,
      h23: (hour, minute, endHour, endMinute) =>
        `${h23(hour, minute)} से ${h23(endHour, endMinute)}`,
    },
    // Yesterday and tomorrow are the same word in Hindi, so each is disambiguated.
    tomorrow: (time) => `आने वाले कल ${time}`,
    yesterday: (time) => `बीते कल ${time}`,
    onDate: (time, day, month) => `${day} ${monthNames('hi', 'short')[month]}, ${time}`,
    span: (start, end) => `${start} से ${end}`,
    until: (end) => `${end} तक`,
    from: (start) => `${start} से`,
  },
};
