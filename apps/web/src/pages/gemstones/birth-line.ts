import type { BirthEcho } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import type { GemstonesWords } from './words.en.ts';
import { timeOfDay } from '@jyoti/ui/time-span';

/** Whose chart it is: day, time and place. */
export function birthLine({ date, time, place }: BirthEcho, words: GemstonesWords['result']) {
  return words.birth(civilDay(date), timeOfDay('en', time), place.name);
}
