import { monthNames } from '../dates/index.ts';
import type { MessagesOf } from '../i18n/index.ts';
import { figures, twelve, h23, type timeSpanStrings } from './time-span.strings.ts';

/** The part of the day that Hindi puts before an hour. */
const pahar = (hour: number) =>
  hour < 3 || hour >= 20
    ? 'रात'
    : hour < 5
      ? 'तड़के'
      : hour < 12
        ? 'सुबह'
        : hour < 16
          ? 'दोपहर'
          : 'शाम';

/** The same for the hours between midnight and sunrise. */
const nightPahar = (hour: number) => (hour < 3 ? 'देर रात' : hour < 7 ? 'तड़के' : pahar(hour));

const night = (time: string, hour: number) =>
  `${nightPahar(hour)} ${time.replace(`${pahar(hour)} `, '')}`;

const onDate = (time: string, day: number, month: number) =>
  `${day} ${monthNames('hi', 'short')[month]}, ${time}`;

/** The words of times in Hindi, for code outside of components. */
export const timeSpanHi: MessagesOf<typeof timeSpanStrings> = {
  h12: (hour, minute) => `${pahar(hour)} ${figures(hour, minute)}`,
  h23,
  hour: { h12: (hour) => `${pahar(hour)} ${twelve(hour)}`, h23: (hour) => h23(hour, 0) },
  clockSpan: {
    h12: (hour, minute, endHour, endMinute) =>
      `${pahar(hour)} ${figures(hour, minute)} से ${pahar(hour) === pahar(endHour) ? '' : `${pahar(endHour)} `}${figures(endHour, endMinute)}`,
    h23: (hour, minute, endHour, endMinute) => `${h23(hour, minute)} से ${h23(endHour, endMinute)}`,
  },
  // Hindi has one word for yesterday and tomorrow: it is said of tomorrow, and yesterday has its date.
  tomorrow: (time) => `कल ${time}`,
  night,
  // The Hindu day ends at sunrise: “कल रात” would be read as the night after it.
  beforeSunrise: (time, hour, day, month) =>
    `${night(time, hour)} (${day} ${monthNames('hi', 'short')[month]})`,
  yesterday: onDate,
  onDate,
  span: (start, end) => `${start} से ${end}`,
  until: (end) => `${end} तक`,
  from: (start) => `${start} से`,
};
