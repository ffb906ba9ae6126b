import type { BirthEcho } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { timeOfDay } from '@jyoti/ui/time-span';
import type { GemstonesWords } from './words.en.ts';

/** Whose chart it is: day, time and place. */
export function birthLine({ date, time, place }: BirthEcho, words: GemstonesWords['result']) {
  return words.birth(civilDay(date), timeOfDay('en', time), place.name);
}
