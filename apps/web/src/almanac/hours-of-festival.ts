import type { FestivalRow } from '@jyoti/contract';
import type { FestivalHourWords } from './festival-hour-words.en.ts';

type FastEnd = NonNullable<FestivalRow['parana']>;

type FestivalHours = Pick<FestivalRow, 'puja' | 'night_pujas' | 'parana'>;

/**
 * The hours of a festival and the end of its fast, in words; a moonrise that is both is one line.
 * @param spanIn "5:31 pm to 7:27 pm"; "from 5:31 pm" without an end; a time where both are equal
 */
export function hoursOfFestival(
  { puja, night_pujas: night, parana }: FestivalHours,
  words: FestivalHourWords,
  spanIn: (start: string, end: string | null) => string,
): string[] {
  const line = ({ label, start, end }: FestivalHours['night_pujas'][number]) =>
    words.hour(label, spanIn(start, end));
  const ofNight = night.map(line);
  const all = puja ? [line(puja), ...ofNight] : ofNight;
  const lines = {
    time: ({ start, end, latest }: FastEnd) => {
      const preferred = spanIn(start, end);
      const isLimit = latest !== null && latest !== end;
      const when = isLimit ? words.breakFastBy(preferred, spanIn(latest, latest)) : preferred;
      return [...all, words.hour(words.breakFast, when)];
    },
    moonrise: ({ start }: FastEnd) => [
      ...ofNight,
      words.hour(words.fastEndsAtMoonrise, spanIn(start, start)),
    ],
    puja: () => [...all, words.fastEndsAfterPuja],
  };
  return parana ? lines[parana.kind](parana) : all;
}
