import type { FestivalRow } from '@jyoti/contract';
import type { FestivalHourWords } from './festival-hour-words.en.ts';

type FastEnd = NonNullable<FestivalRow['parana']>;

/**
 * The hour of a festival and the end of its fast, in words; a moonrise that is both is one line.
 * @param spanIn "5:31 pm to 7:27 pm"; "from 5:31 pm" without an end; a time where both are equal
 */
export function hoursOfFestival(
  { puja, parana }: Pick<FestivalRow, 'puja' | 'parana'>,
  words: FestivalHourWords,
  spanIn: (start: string, end: string | null) => string,
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
  const all = parana ? lines[parana.kind](parana) : [ofPuja];
  return all.filter((line) => line !== null);
}
