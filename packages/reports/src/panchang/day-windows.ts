import type { DayWindow } from '@jyoti/contract';
import type { DayMuhurta, TimeSpan } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import type { TimeWords } from '@jyoti/ui/data';
import { isoSpan } from '../almanac/instants.ts';
import { panchangMessages, type PanchangMessages } from '../messages.generated/panchang.ts';

type WindowName = keyof PanchangMessages['windows'];

/** Windows that are listed even on a day without any. */
const ALWAYS: readonly WindowName[] = ['rahu_kaal', 'gulika', 'yamaganda', 'abhijit'];

type Spans = TimeSpan | null | undefined | readonly TimeSpan[];

/** The good and bad hours of a day, each kind in the order of almanacs; those of sunrise are missing without one. */
const windowsOf = ({ parts, ...day }: DayMuhurta) =>
  ({
    inauspicious: [
      ['rahu_kaal', parts?.rahuKaal],
      ['gulika', parts?.gulika],
      ['yamaganda', parts?.yamaganda],
      ['dur_muhurta', parts?.durMuhurtas],
      ['varjyam', day.varjyams],
      ['bhadra', day.bhadra],
      ['panchaka', day.panchaka],
      ['ganda_moola', day.gandaMoola],
    ],
    auspicious: [
      ['brahma_muhurta', parts?.brahmaMuhurta],
      ['pratah_sandhya', parts?.pratahSandhya],
      // On a Wednesday it is itself a dur muhurta, and almanacs print none.
      ['abhijit', parts?.abhijit.avoided ? null : parts?.abhijit],
      ['vijaya_muhurta', parts?.vijayaMuhurta],
      ['godhuli', parts?.godhuli],
      ['sayahna_sandhya', parts?.sayahnaSandhya],
      ['amrit_kaal', day.amritKaals],
      ['nishita', parts?.nishita],
    ],
  }) as const satisfies Record<string, readonly (readonly [WindowName, Spans])[]>;

/** Spans with their times in words. */
export const spansInWords = (
  spans: readonly TimeSpan[],
  times: Pick<TimeWords, 'span'>,
): DayWindow['spans'] =>
  spans.map((span) => {
    const { start, end } = isoSpan(span);
    return { start, end, text: times.span(start, end) };
  });

/** The inauspicious and the auspicious times of a day. */
export function dayWindows(
  muhurta: DayMuhurta,
  times: Pick<TimeWords, 'span'>,
  language: Language,
): { quality: 'inauspicious' | 'auspicious'; title: string; times: DayWindow[] }[] {
  const messages = panchangMessages[language];
  const windows = windowsOf(muhurta);
  return (['inauspicious', 'auspicious'] as const).map((quality) => ({
    quality,
    title: messages[quality],
    times: windows[quality]
      .map(([id, spans]): DayWindow => {
        const all = spans ? [spans].flat() : [];
        return {
          id,
          name: messages.windows[id],
          meaning: messages.windowMeanings[id],
          spans: spansInWords(all, times),
        };
      })
      .filter(({ id, spans }) => spans.length > 0 || ALWAYS.some((always) => always === id)),
  }));
}
