import type { BirthEcho, Language } from '@jyoti/contract';
import { civilDay } from '@jyoti/reports/format';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import type { GemstonesResultMessages } from '../../messages.generated/gemstones-result.ts';

/** Date, time and place of the birth of a chart. */
export function birthLine(
  { date, time, place }: BirthEcho,
  words: GemstonesResultMessages,
  language: Language,
) {
  return words.birth({
    day: civilDay(date, language),
    time: timeOfDay(timeSpanMessages[language], time),
    place: place.name,
  });
}
