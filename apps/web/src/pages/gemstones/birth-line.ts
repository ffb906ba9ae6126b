import type { BirthEcho, Language } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { timeOfDay } from '@jyoti/ui/time-span';
import type { GemResultWords } from './result-words.en.ts';
import { timeMessages } from '../../words/kit-messages.ts';

/** Date, time and place of the birth of a chart. */
export function birthLine(
  { date, time, place }: BirthEcho,
  words: GemResultWords,
  language: Language,
) {
  return words.birth(civilDay(date, language), timeOfDay(timeMessages(language), time), place.name);
}
