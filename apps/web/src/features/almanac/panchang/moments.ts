import { zonedTime } from '@jyoti/ui/time-span';

/** Local date and `HH:mm` of an instant at a place. */
export function clockAt(instant: Date | string, timeZone: string): { date: string; time: string } {
  const { date, hour, minute } = zonedTime(instant.valueOf(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(hour)}:${two(minute)}` };
}
