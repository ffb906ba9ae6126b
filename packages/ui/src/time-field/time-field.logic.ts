/** Time of day as the selects hold it: two digits each, hour `00` to `23` in either cycle, `''` where none is chosen. */
export interface TimeValue {
  hour: string;
  minute: string;
  second: string;
}

export type Period = 'am' | 'pm';

/** The hour as a 12-hour clock shows it: `''` or `01` to `12`, and its half of the day where it is known. */
export interface TwelveHour {
  hour: string;
  period: Period | '';
}

export const twoDigits = (number: number) => String(number).padStart(2, '0');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => twoDigits(first + index));

/** 24 hours, 00 to 23. */
export const HOURS = range(0, 23);
/** Hours of a 12-hour clock, in the order in which they pass: 12, then 01 to 11. */
export const HOURS_OF_TWELVE = ['12', ...range(1, 11)];
/** 60 minutes; the seconds are the same. */
export const MINUTES = range(0, 59);

/** Nothing chosen but the second, which is 00 unless somebody knows better. */
export const noTime: TimeValue = { hour: '', minute: '', second: '00' };

/** `HH:mm:ss`, or null while a part is missing. */
export function timeText({ hour, minute, second }: TimeValue): string | null {
  return hour && minute && second ? `${hour}:${minute}:${second}` : null;
}

/** `13` → 01 pm, `00` → 12 am (midnight), `12` → 12 pm (noon). */
export function toTwelve(hour: string): TwelveHour {
  if (hour === '') return { hour: '', period: '' };
  const number = Number(hour);
  return { hour: twoDigits(number % 12 || 12), period: number < 12 ? 'am' : 'pm' };
}

/** The hour `00` to `23`, or `''` while the hour or its half of the day is missing. */
export function fromTwelve({ hour, period }: TwelveHour): string {
  if (hour === '' || period === '') return '';
  return twoDigits((Number(hour) % 12) + (period === 'pm' ? 12 : 0));
}
