import type { FestivalRow, Language } from '@jyoti/contract';
import { dayAndMonth } from '@jyoti/ui/dates';
import { almanacDaysMessages } from '../../messages.generated/almanac-days.ts';

type FastEnd = NonNullable<FestivalRow['parana']>;

type FestivalHours = Pick<FestivalRow, 'puja' | 'night_pujas' | 'parana' | 'also_on'>;

/**
 * The hours of a festival, the end of its fast and the date of other almanacs, in words; a moonrise that is both is one line.
 * @param spanIn "5:31 pm to 7:27 pm"; "from 5:31 pm" without an end; a time where both are equal
 */
export function hoursOfFestival(
  { puja, night_pujas: night, parana, also_on }: FestivalHours,
  spanIn: (start: string, end: string | null) => string,
  language: Language,
): string[] {
  const words = almanacDaysMessages[language].festival;
  const line = ({ label, start, end }: FestivalHours['night_pujas'][number]) =>
    words.hour({ what: label, when: spanIn(start, end) });
  const ofNight = night.map(line);
  const all = puja ? [line(puja), ...ofNight] : ofNight;
  const lines = {
    time: ({ start, end, latest }: FastEnd) => {
      const preferred = spanIn(start, end);
      const isLimit = latest !== null && latest !== end;
      const when = isLimit
        ? words.breakFastBy({ preferred, latest: spanIn(latest, latest) })
        : preferred;
      return [...all, words.hour({ what: words.breakFast, when })];
    },
    moonrise: ({ start }: FastEnd) => [
      ...ofNight,
      words.hour({ what: words.fastEndsAtMoonrise, when: spanIn(start, start) }),
    ],
    puja: () => [...all, words.fastEndsAfterPuja],
  };
  const hours = parana ? lines[parana.kind](parana) : all;
  return also_on === null
    ? hours
    : [...hours, words.alsoOn({ day: dayAndMonth(language, also_on) })];
}
