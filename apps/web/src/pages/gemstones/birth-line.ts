import type { BirthEcho } from '@jyoti/contract';
import { civilDay } from '../../kundli/format.ts';
import type { GemstonesWords } from './words.en.ts';

/** A time of day, `HH:mm:ss`, by the clock of twelve hours: 06:30:00 AM. */
export function twelveHours(time: string): string {
  return new Intl.DateTimeFormat('en-US', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  })
    .format(new Date(`1970-01-01T${time}Z`))
    .replace(/\s/u, ' ');
}

/** Whose chart it is: day, time and place. */
export function birthLine({ date, time, place }: BirthEcho, words: GemstonesWords['result']) {
  return words.birth(civilDay(date), twelveHours(time), place.name);
}
