import { clockTime, isRealDate, type KundliBirth, type Language } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';

/** A birth as text. */
export interface BirthText {
  name: string;
  /** 14 May 1990 */
  day: string;
  /** 6:30 am; `null` if unknown. */
  time: string | null;
  place: string;
}

/** The birth in a URL as text, before any request; `null` if the URL has no valid one. */
export function birthText(
  { name, date, time, time_unknown: isTimeUnknown, place }: KundliBirth,
  language: Language,
): BirthText | null {
  if (!isRealDate(date) || !(isTimeUnknown || clockTime.test(time)) || !name || !place.name)
    return null;
  return {
    name,
    day: civilDay(date, language),
    time: isTimeUnknown ? null : timeOfDay(timeSpanMessages[language], time),
    place: place.name,
  };
}
