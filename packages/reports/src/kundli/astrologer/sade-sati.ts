import {
  kantakaShani,
  sadeSati,
  sadeSatiNow,
  type JulianDay,
  type KantakaStay,
  type SaturnPhase,
} from '@jyoti/jyotish';
import { doshaReading, sadeSatiState } from '@jyoti/readings';
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
import { dayOfJulianDay } from '../../format/julian-days.ts';
import { doshasMessages } from '../../messages.generated/doshas.ts';
import { reportWords, type DoshasWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { sadeSatiOutlook, sadeSatiSentence } from '../sade-sati.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';
import { periodSetting, spanOf, withSpan } from '../period-setting.ts';

const wordsOf = ({ language }: KundliSource): DoshasWords => reportWords(doshasMessages, language);

interface Span {
  readonly startJdUt: JulianDay;
  readonly endJdUt: JulianDay;
}

interface Stay extends Span {
  readonly sign: SaturnPhase['sign'];
  readonly retrogradeEntry: boolean;
}

/** Stays of Saturn with the sign and how it entered it. */
function staysTable<Row extends Stay>(
  caption: string,
  nameHeader: string,
  rows: readonly Row[],
  name: (stay: Row) => string,
  { sadesati, terms }: DoshasWords,
  setting: PeriodSetting,
): ReportTable {
  const words = sadesati.part;
  return periodsTable(
    {
      caption,
      nameHeader,
      rows: rows.map(withSpan),
      name,
      before: [[{ header: words.sign }, ({ sign }) => terms.sign(sign)]],
      after: [
        [
          { header: words.entry, stacked: 'note' },
          ({ retrogradeEntry }) => (retrogradeEntry ? words.back : words.forward),
        ],
      ],
    },
    setting,
  );
}

/** Periods that begin after this age are omitted in print and PDF, years. */
const LAST_AGE = 90;
/** Years of a life on the scale. */
const YEARS = 100;

const yearsAfter = (date: string, years: number) =>
  date.replace(/^\d+/, (year) => String(Number(year) + years));

/** Sade Sati and dhaiyas on the scale of a life. */
function timeline(
  phases: readonly SaturnPhase[],
  { birth, settings }: KundliSource,
  { sadesati: words }: DoshasWords,
): ReportBlock {
  const start = `${birth.date}T00:00:00Z`;
  return {
    type: 'phases',
    props: {
      title: words.part.timeline({ name: birth.name }),
      note: words.part.note,
      start,
      end: yearsAfter(start, YEARS),
      timeZone: settings.timezone,
      variantNames: { strong: words.cycle, soft: words.part.dhaiya },
      phases: phases.map((phase) => ({
        name: words.phases[phase.phase],
        ...spanOf(phase),
        variant: phase.kind === 'sade_sati' ? 'strong' : 'soft',
      })),
    },
  };
}

/** The sub-tab Sade Sati: the verdict, a life's scale, every phase with its dates. */
export function sadeSatiPart(source: KundliSource): ReportPart {
  const setting = periodSetting(source);
  const catalogue = wordsOf(source);
  const { part: words, phases: names } = catalogue.sadesati;
  const { chart, birth, choices, language } = source;
  const { phases, cycles } = sadeSati(chart);
  const now = sadeSatiNow(chart, source.nowJdUt);
  const saturn = { ...setting, language };
  const dhaiyas = phases.filter(({ kind }) => kind === 'dhaiya');
  const phasesTable = (caption: string, rows: readonly SaturnPhase[]) =>
    staysTable(caption, words.phase, rows, ({ phase }) => names[phase], catalogue, setting);
  const kantaka = (stays: readonly KantakaStay[]) =>
    staysTable(
      words.kantaka,
      words.fromMoon,
      stays,
      ({ house }) => words.houseFromMoon({ house }),
      catalogue,
      setting,
    );
  const total = words.count({ total: cycles.length });
  const lastStart = yearsAfter(birth.date, LAST_AGE);
  return reportPart(words.intro, [
    verdict(
      now.state === 'sade_sati',
      [words.present, now.state === 'break' ? words.paused : words.absent],
      sadeSatiSentence(now, saturn),
      [
        text(sadeSatiOutlook(now, saturn)),
        // In print and PDF the tab Doshas has it.
        { ...text(doshaReading('sadeSati', sadeSatiState(now), language).text), pageOnly: true },
      ],
    ),
    timeline([...cycles.flatMap((cycle) => cycle.phases), ...dhaiyas], source, catalogue),
    section(words.phasesOf, [
      {
        type: 'accordion',
        cap: cycles.length,
        more: words.more,
        counts: [total, total],
        leftOut: words.leftOut,
        items: cycles.map((cycle, index) => {
          const span = spanOf(cycle);
          const day = (jdUt: JulianDay) => dayOfJulianDay(jdUt, setting.timezone, language);
          const dates = { from: day(cycle.startJdUt), to: day(cycle.endJdUt) };
          return {
            id: span.start,
            pageOnly: span.start > lastStart,
            title: periodName(words.cycleSpan({ number: index + 1, ...dates }), span, setting),
            open: isRunning(span, setting.now),
            blocks: [phasesTable(words.phasesCaption({ number: index + 1 }), cycle.phases)],
          };
        }),
      },
    ]),
    phasesTable(words.dhaiyas, dhaiyas),
    // The dhaiya of the fourth is the whole of school `fourth`.
    ...(choices.kantaka_school === 'fourth'
      ? []
      : [kantaka(kantakaShani(chart, undefined, undefined, choices.kantaka_school))]),
    readings([sentences(words.rules, Object.values(words.rulesText))]),
  ]);
}
