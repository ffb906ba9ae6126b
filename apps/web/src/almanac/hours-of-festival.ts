import type { FestivalRow, Language } from '@jyoti/contract';
import { dayAndMonth } from '@jyoti/ui/dates';
import type { FestivalHourWords } from './festival-hour-words.en.ts';

type FastEnd = NonNullable<FestivalRow['parana']>;

/**
 * The hour of a festival, the end of its fast and the date of other almanacs, in words; a moonrise that is both is one line.
 * @param spanIn "5:31 pm to 7:27 pm"; "from 5:31 pm" without an end; a time where both are equal
 */
export function hoursOfFestival(
  { puja, parana, also_on }: Pick<FestivalRow, 'puja' | 'parana' | 'also_on'>,
  words: FestivalHourWords,
  spanIn: (start: string, end: string | null) => string,
  language: Language,
): string[] {
  const ofPuja = puja ? words.hour(puja.label, spanIn(puja.start, puja.end)) : null;
  const lines = {
    time: ({ start, end, latest }: FastEnd) => {
      const preferred = spanIn(start, end);
      const isLimit = latest !== null && latest !== end;
      const when = isLimit ? words.breakFastBy(preferred, spanIn(latest, latest)) : preferred;
      return [ofPuja, words.hour(words.breakFast, when)];
    },
    moonrise: ({ start }: FastEnd) => [words.hour(words.fastEndsAtMoonrise, spanIn(start, start))],
    puja: () => [ofPuja, words.fastEndsAfterPuja],
  };
  const hours = parana ? lines[parana.kind](parana) : [ofPuja];
  const all = [...hours, also_on === null ? null : words.alsoOn(dayAndMonth(language, also_on))];
  return all.filter((line) => line !== null);
}
