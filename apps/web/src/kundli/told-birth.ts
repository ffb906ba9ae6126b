import { clockTime, isRealDate, type KundliBirth } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';

/** A birth as a sentence tells it. */
export interface ToldBirth {
  name: string;
  /** 14 May 1990 */
  day: string;
  /** 06:30 or 06:30:15; `null` where nobody knows it. */
  time: string | null;
  place: string;
}

/** The birth of an address in words, before anything is known of it; `null` where the address does not say it. */
export function toldBirth({
  name,
  date,
  time,
  time_unknown: isTimeUnknown,
  place,
}: KundliBirth): ToldBirth | null {
  if (!isRealDate(date) || !(isTimeUnknown || clockTime.test(time)) || !name || !place.name)
    return null;
  return {
    name,
    day: civilDay(date),
    time: isTimeUnknown ? null : time.replace(/^(.{5}):00$/, '$1'),
    place: place.name,
  };
}
