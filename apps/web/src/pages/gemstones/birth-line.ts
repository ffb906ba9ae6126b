import type { BirthEcho } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import type { GemstonesWords } from './words.en.ts';

/** A time of day, `HH:mm:ss`, by the clock of twelve hours: 06:30:00 AM. */
export function twelveHours(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${String(hour % 12 || 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whose chart it is: day, time and place. */
export function birthLine({ date, time, place }: BirthEcho, words: GemstonesWords['result']) {
  return words.birth(civilDay(date), twelveHours(time), place.name);
}
