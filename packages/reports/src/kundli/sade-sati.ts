import { sadeSati, sadeSatiNow, type SadeSatiNow } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { doshaReading, sadeSatiState } from '@jyoti/readings';
import { type ReportPart, reportPart, text } from '@jyoti/ui/data';
import { dayOfJulianDay } from '../format/julian-days.ts';
import { doshasMessages } from '../messages.generated/doshas.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import { periodSetting, spanOf } from './period-setting.ts';
import { periodsTable } from './periods-table.ts';

/** What sentences about Saturn are written with. */
export interface SaturnSetting {
  language: Language;
  /** IANA name of the zone of the birth. */
  timezone: string;
  /** The day that is meant, in words, if it is not today. */
  when?: string | undefined;
}

/** The verdict in a sentence, the same wherever it is shown: what Saturn does to the Moon's sign at the instant. */
export function sadeSatiSentence(
  { state, phase: current, again, next }: SadeSatiNow,
  { language, timezone, when }: SaturnSetting,
): string {
  const { sadesati: words, terms } = reportWords(doshasMessages, language);
  const day = (jdUt: number) => dayOfJulianDay(jdUt, timezone, language);
  if (current) {
    const phase = {
      phase: words.phases[current.phase],
      sign: terms.sign(current.sign),
      until: day(current.endJdUt),
    };
    if (!again) return when === undefined ? words.now(phase) : words.onDay({ when, ...phase });
    const twice = { ...phase, start: day(again.startJdUt), end: day(again.endJdUt) };
    return when === undefined ? words.nowAndAgain(twice) : words.onDayAndAgain({ when, ...twice });
  }
  if (state === 'break' && next) return words.paused({ until: day(next.startJdUt) });
  return when === undefined ? words.notNow : words.notOnDay({ when });
}

/** What comes after: the end of the running Sade Sati, or the next one; null after 2200. */
export function sadeSatiOutlook(
  { cycle, nextCycle: next }: SadeSatiNow,
  { language, timezone }: SaturnSetting,
): string | null {
  const words = doshasMessages[language].sadesati;
  const day = (jdUt: number) => dayOfJulianDay(jdUt, timezone, language);
  if (cycle) return words.ends({ end: day(cycle.endJdUt) });
  return next && words.nextCycle({ start: day(next.startJdUt), end: day(next.endJdUt) });
}

/** Saturn's passages over the Moon, folded below the doshas. */
export function sadeSatiSummary(
  source: Pick<KundliSource, 'chart' | 'nowJdUt' | 'clockJdUt' | 'settings' | 'language'>,
): ReportPart {
  const { chart, nowJdUt, language } = source;
  const { sadesati: words, terms } = reportWords(doshasMessages, language);
  const setting = periodSetting(source);
  const now = sadeSatiNow(chart, nowJdUt);
  const parts = [
    words.intro({ sign: terms.sign(chart.grahas.moon.sign) }),
    sadeSatiSentence(now, { ...setting, language }),
    sadeSatiOutlook(now, { ...setting, language }),
  ];
  return reportPart('', [
    {
      type: 'disclosure',
      label: words.title,
      blocks: [
        text(parts.filter(Boolean).join(' ')),
        text(doshaReading('sadeSati', sadeSatiState(now), language).text),
        // The sade satis of a hundred years, numbered.
        periodsTable(
          {
            caption: words.caption,
            nameHeader: words.cycle,
            rows: sadeSati(chart).cycles.map((cycle, index) => ({
              ...spanOf(cycle),
              number: index + 1,
            })),
            name: ({ number }) => words.cycleName({ number }),
          },
          setting,
        ),
      ],
    },
  ]);
}
