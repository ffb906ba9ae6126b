export type Period = 'am' | 'pm';

/** Values of the selects: two digits each as shown, `''` if none is chosen. */
export interface TimeParts {
  /** `00` to `23`, or `01` to `12` with a period. */
  hour: string;
  minute: string;
  second: string;
  /** Half of the day, on a 12-hour clock. */
  period: Period | '';
}

export type HourCycle = 'h12' | 'h23';

export const twoDigits = (number: number) => String(number).padStart(2, '0');

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => twoDigits(first + index));

/** 24 hours, 00 to 23. */
export const HOURS = range(0, 23);
/** Hours of a 12-hour clock, in the order in which they pass: 12, then 01 to 11. */
export const HOURS_OF_TWELVE = ['12', ...range(1, 11)];
/** 60 minutes; the seconds are the same. */
export const MINUTES = range(0, 59);

const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/;

/** The parts of `HH:mm` or `HH:mm:ss`; null for anything else. The second is 00 if omitted. */
export function partsOfTime(time: string, hourCycle: HourCycle): TimeParts | null {
  const [, hour, minute, second = '00'] = TIME.exec(time) ?? [];
  if (hour === undefined || minute === undefined) return null;
  if (hourCycle === 'h23') return { hour, minute, second, period: '' };
  const number = Number(hour);
  // 00 is 12 am (midnight), 12 is 12 pm (noon).
  return { hour: twoDigits(number % 12 || 12), minute, second, period: number < 12 ? 'am' : 'pm' };
}

/** `HH:mm:ss`, or `HH:mm` without seconds; null while a part is missing. */
export function timeOfParts(
  { hour, minute, second, period }: TimeParts,
  hourCycle: HourCycle,
  seconds: boolean,
): string | null {
  if (!hour || !minute || (seconds && !second) || (hourCycle === 'h12' && !period)) return null;
  const hourOfDay =
    hourCycle === 'h23' ? hour : twoDigits((Number(hour) % 12) + (period === 'pm' ? 12 : 0));
  return seconds ? `${hourOfDay}:${minute}:${second}` : `${hourOfDay}:${minute}`;
}

/** Whether the user has started to choose a time. Second and period may be preselected. */
export const isBegun = ({ hour, minute }: TimeParts): boolean => hour !== '' || minute !== '';
