import { clockTime, isRealDate, type KundliBirth, type Language } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { timeOfDay } from '@jyoti/ui/time-span';
import { timeMessages } from '../words/kit-messages.ts';

/** A birth in words. */
export interface ToldBirth {
  name: string;
  /** 14 May 1990 */
  day: string;
  /** 6:30 am; `null` where nobody knows it. */
  time: string | null;
  place: string;
}

/** The birth of an address in words, before anything is known of it; `null` where the address does not say it. */
export function toldBirth(
  { name, date, time, time_unknown: isTimeUnknown, place }: KundliBirth,
  language: Language,
): ToldBirth | null {
  if (!isRealDate(date) || !(isTimeUnknown || clockTime.test(time)) || !name || !place.name)
    return null;
  return {
    name,
    day: civilDay(date, language),
    time: isTimeUnknown ? null : timeOfDay(timeMessages(language), time),
    place: place.name,
  };
}
