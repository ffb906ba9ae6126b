import type { Kundli, KantakaStay, Sadesati, SadesatiNow, SaturnPhase } from '@jyoti/contract';
import {
  isRunning,
  readings,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTable,
  section,
  sentences,
  text,
  verdict,
} from '@jyoti/ui/data';
import { dayOf } from '../../format/format.ts';
import type { DoshasWords } from '../../report-words.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';

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

/** Stays of Saturn with the sign and how it entered it. */
function staysTable<Stay extends KantakaStay>(
  stays: {
    caption: string;
    nameHeader: string;
    rows: readonly Stay[];
    name: (stay: Stay) => string;
  },
  setting: SadeSatiSetting,
): ReportTable {
  const { sadesati, names } = setting.doshas;
  const words = sadesati.part;
  return periodsTable(
    {
      ...stays,
      before: [[{ header: words.sign }, ({ zodiac }) => names.sign(zodiac)]],
      after: [
        [
          { header: words.entry, stacked: 'note' },
          ({ retrograde_entry: isBack }) => (isBack ? words.back : words.forward),
        ],
      ],
    },
    setting,
  );
}

function phasesTable(
  caption: string,
  rows: readonly SaturnPhase[],
  setting: SadeSatiSetting,
): ReportTable {
  const { phases, part } = setting.doshas.sadesati;
  return staysTable(
    { caption, nameHeader: part.phase, rows, name: ({ phase }) => phases[phase] },
    setting,
  );
}

/** Kantaka shani, if a school other than the usual one was chosen. */
function kantakaTable({ kantaka }: Sadesati, setting: SadeSatiSetting): ReportTable[] {
  if (!kantaka) return [];
  const { part: words } = setting.doshas.sadesati;
  return [
    staysTable(
      {
        caption: words.kantaka,
        nameHeader: words.fromMoon,
        rows: kantaka,
        name: ({ house }) => words.houseFromMoon({ house }),
      },
      setting,
    ),
  ];
}

/** Periods that begin after this age are omitted in print and PDF, years. */
const LAST_AGE = 90;

/** The sub-tab Sade Sati: the verdict, a life's scale (slot `timeline`), every phase with its dates. */
export function sadeSatiPart(
  { doshas, birth }: Kundli,
  setting: SadeSatiSetting,
): ReportPart | null {
  if (!doshas) return null;
  const { sadesati: found } = doshas;
  const { sadesati, names } = setting.doshas;
  const words = sadesati.part;
  const day = (instant: string) => dayOf(instant, setting.timezone, names.language);
  const total = words.count({ total: found.cycles.length });
  const absent = found.state === 'break' ? words.paused : words.absent;
  const lastStart = birth.date.replace(/^\d+/, (year) => String(Number(year) + LAST_AGE));
  return reportPart(words.intro, [
    verdict(found.is_dosha_present, [words.present, absent], sadeSatiSentence(found, setting), [
      text(sadeSatiOutlook(found, setting)),
      // In print and PDF the tab Doshas has it.
      { ...text(found.bot_response), pageOnly: true },
    ]),
    { type: 'slot', name: 'timeline' },
    section(words.phasesOf, [
      {
        type: 'accordion',
        cap: found.cycles.length,
        more: words.more,
        counts: [total, total],
        leftOut: words.leftOut,
        items: found.cycles.map((cycle, index) => ({
          id: cycle.start,
          pageOnly: cycle.start > lastStart,
          title: periodName(
            words.cycleSpan({ number: index + 1, from: day(cycle.start), to: day(cycle.end) }),
            cycle,
            setting,
          ),
          open: isRunning(cycle, setting.now),
          blocks: [phasesTable(words.phasesCaption({ number: index + 1 }), cycle.phases, setting)],
        })),
      },
    ]),
    phasesTable(words.dhaiyas, found.dhaiyas, setting),
    ...kantakaTable(found, setting),
    readings([sentences(words.rules, Object.values(words.rulesText))]),
  ]);
}
