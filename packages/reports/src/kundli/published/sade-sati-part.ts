import type { Sadesati, SadesatiNow } from '@jyoti/contract';
import { text, type ReportBlock, type ReportTable } from '@jyoti/ui/data';
import { dayOf } from '../../format/format.ts';
import type { DoshasWords } from '../../report-words.ts';
import { periodsTable, type PeriodSetting } from '../periods-table.ts';

/** What the parts on Sade Sati are written with. */
export interface SadeSatiSetting extends PeriodSetting {
  doshas: DoshasWords;
  /** The day that `now` is on, in words, if it is not today. */
  when?: string | undefined;
}

type SentenceSetting = Pick<SadeSatiSetting, 'doshas' | 'timezone' | 'when'>;

/** The verdict in a sentence, the same wherever it is shown: what Saturn does to the Moon's sign at the instant. */
export function sadeSatiSentence(
  { state, current, again, next }: SadesatiNow,
  { doshas: { sadesati: words, names }, timezone, when }: SentenceSetting,
): string {
  const day = (instant: string) => dayOf(instant, timezone, names.language);
  if (current) {
    const phase = {
      phase: words.phases[current.phase],
      sign: names.sign(current.zodiac),
      until: day(current.end),
    };
    if (!again) return when === undefined ? words.now(phase) : words.onDay({ when, ...phase });
    const twice = { ...phase, start: day(again.start), end: day(again.end) };
    return when === undefined ? words.nowAndAgain(twice) : words.onDayAndAgain({ when, ...twice });
  }
  if (state === 'break' && next) return words.paused({ until: day(next.start) });
  return when === undefined ? words.notNow : words.notOnDay({ when });
}

/** What comes after: the end of the running Sade Sati, or the next one; null after 2200. */
export function sadeSatiOutlook(
  { cycle, next_cycle: next }: SadesatiNow,
  { doshas: { sadesati: words, names }, timezone }: SentenceSetting,
): string | null {
  const day = (instant: string) => dayOf(instant, timezone, names.language);
  if (cycle) return words.ends({ end: day(cycle.end) });
  return next && words.nextCycle({ start: day(next.start), end: day(next.end) });
}

/** The sade satis of a hundred years, numbered. */
function cyclesTable({ cycles }: Sadesati, setting: SadeSatiSetting): ReportTable {
  const { sadesati: words } = setting.doshas;
  return periodsTable(
    {
      caption: words.caption,
      nameHeader: words.cycle,
      rows: cycles.map((cycle, index) => ({ ...cycle, number: index + 1 })),
      name: ({ number }) => words.cycleName({ number }),
    },
    setting,
  );
}

/** Saturn's passages over the Moon, folded below the doshas. */
export function sadeSati(sadesati: Sadesati, setting: SadeSatiSetting): ReportBlock {
  const { sadesati: words, names } = setting.doshas;
  const parts = [
    words.intro({ sign: names.sign(sadesati.moon_sign) }),
    sadeSatiSentence(sadesati, setting),
    sadeSatiOutlook(sadesati, setting),
  ];
  return {
    type: 'disclosure',
    label: words.title,
    blocks: [
      text(parts.filter(Boolean).join(' ')),
      text(sadesati.bot_response),
      cyclesTable(sadesati, setting),
    ],
  };
}
