import type { KundliBirth } from '@jyoti/contract';
import { civilDay } from './format.ts';

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
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  const isTime = isTimeUnknown || /^\d{2}:\d{2}(:\d{2})?$/.test(time);
  if (!isDay || !isTime || !name || !place.name) return null;
  return {
    name,
    day: civilDay(date),
    time: isTimeUnknown ? null : time.replace(/:00$/, ''),
    place: place.name,
  };
}
