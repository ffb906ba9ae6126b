import type { Language } from '@jyoti/contract';
import { timeOfDay, zonedTime, timeSpanMessages } from '@jyoti/ui/time-span';
import { dayInWords } from '../../../platform/dates/dates.ts';

/** Local date and `HH:mm` of an instant at a place. */
export function clockAt(instant: Date | string, timeZone: string): { date: string; time: string } {
  const { date, hour, minute } = zonedTime(instant.valueOf(), timeZone);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date, time: `${two(hour)}:${two(minute)}` };
}

/** An instant in full in the time zone of a place: "Sunday, 6 April 2025, 7:23 pm". */
export function momentInFull(instant: string, timeZone: string, language: Language): string {
  const { date, time } = clockAt(instant, timeZone);
  return `${dayInWords(date, language)}, ${timeOfDay(timeSpanMessages[language], time)}`;
}
