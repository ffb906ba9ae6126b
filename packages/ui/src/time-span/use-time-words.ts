import { useLocale, useStrings } from '../i18n/index.ts';
import { timeSpanStrings } from '../messages.generated/en/components/TimeSpan.ts';
import { timeWords, type PlaceTime, type TimeWords } from './time-words.ts';

/** The times of a place in the words of the current locale. */
export function useTimeWords(place: PlaceTime): TimeWords {
  return timeWords(useStrings(timeSpanStrings), useLocale(), place);
}
