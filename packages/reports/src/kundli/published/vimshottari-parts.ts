import {
  dashaLevels,
  type CurrentDashaFull,
  type DashaPrediction,
  type Dashas,
  type RunningPeriod,
} from '@jyoti/contract';
import {
  facts,
  type PeriodSpan,
  type Reading,
  readings,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTile,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { grahaId } from '../../format/chart-data.ts';
import { boundsOf, momentOf } from '../../format/format.ts';
import { periodsTable, type PeriodSetting } from '../periods-table.ts';
import { spanInWords } from '../span-in-words.ts';
import type { ReportSource } from '../source.ts';
import type { DashasWords } from '../../report-words.ts';

export interface DashaSetting extends PeriodSetting {
  dashas: DashasWords;
}

type Vimshottari = Dashas['vimshottari'];
type Running = NonNullable<Vimshottari['current']>;
type Part = NonNullable<Vimshottari['antardasha_predictions']>[number];

const DAY = 86_400_000;

/** A running period: its level, its lord, its dates. */
function tile(
  label: string,
  period: RunningPeriod,
  { dashas: { full, names }, timezone }: DashaSetting,
): ReportTile {
  const { start, end } = boundsOf(period, timezone, names.language);
  const value = { text: names.graha(period.name), graha: grahaId(period.name) };
  return { label, value, detail: full.range({ start, end }) };
}

/** The balance at birth, the nine mahadashas, and on the page a tree of all levels. */
export function mahadasha(
  { balance, mahadasha: periods }: Vimshottari,
  { kundli, planets }: ReportSource,
  setting: DashaSetting,
): ReportPart {
  const { mahadasha: words, common, length, names } = setting.dashas;
  const { year_days: yearDays } = kundli.settings;
  const moon = planets[2];
  const because = words.because({
    nakshatra: names.term(moon.nakshatra),
    pada: moon.nakshatra_pada,
    lord: names.graha(moon.nakshatra_lord),
  });
  const years = ({ start, end }: PeriodSpan) =>
    common.span.years({
      count: Math.round((Date.parse(end) - Date.parse(start)) / DAY / yearDays),
    });
  return reportPart(words.intro, [
    { ...text(words.open), pageOnly: true },
    text(
      words.balance({
        years: spanInWords(balance.years, setting.dashas),
        lord: names.graha(balance.lord),
      }),
    ),
    { type: 'basedOn', text: because },
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.lord,
        rows: periods,
        name: ({ planet }) => names.graha(planet),
        graha: ({ planet }) => planet,
        after: [[{ header: length, numeric: true, stacked: 'end' }, years]],
      },
      setting,
    ),
    text(words.yearLength({ days: yearDays }), 'small'),
    { type: 'slot', name: 'tree' },
  ]);
}

/** One reading for each mahadasha of a lifetime; below, folded, the dates of those at 90 and later. */
export function predictions(
  { predictions: periods = [], current }: Vimshottari,
  { dashas, periods: periodWords }: DashaSetting,
): ReportPart {
  const { prediction: words, names } = dashas;
  const years = ({ dasha_start_year, dasha_end_year }: DashaPrediction) =>
    words.years({ start: dasha_start_year, end: dasha_end_year });
  const when = (period: DashaPrediction) =>
    period.start_age === undefined || period.end_age === undefined
      ? years(period)
      : words.yearsAndAges({
          start: period.dasha_start_year,
          end: period.dasha_end_year,
          from: period.start_age,
          to: period.end_age,
        });
  const isCurrent = ({ dasha }: DashaPrediction) => current?.mahadasha.name === dasha;
  const read = periods.filter(({ prediction }) => prediction !== undefined);
  const late = periods.filter(({ prediction }) => prediction === undefined);
  const items = read.map((period): Reading => ({
    title: words.title({ lord: names.graha(period.dasha) }),
    graha: grahaId(period.dasha),
    badges: isCurrent(period) ? [{ text: periodWords.running, tone: 'brass' }] : [],
    aside: when(period),
    pieces: [
      { title: words.prediction, text: period.prediction },
      { title: words.influence, text: period.planet_in_zodiac },
    ],
    basedOn: words.because({
      lord: names.graha(period.dasha),
      sign: names.sign(period.zodiac),
      house: period.house,
    }),
  }));
  const folded: ReportBlock = {
    type: 'disclosure',
    label: words.late,
    blocks: [
      facts(
        {},
        late.map((period) => [words.title({ lord: names.graha(period.dasha) }), years(period)]),
      ),
    ],
  };
  return reportPart(words.intro, [readings(items), ...(late.length > 0 ? [folded] : [])]);
}

/** The running periods; below them, on a card, those of the two deeper levels. */
function runningPeriods(current: Running, setting: DashaSetting): ReportBlock[] {
  const {
    antardasha: words,
    current: { levels },
  } = setting.dashas;
  const deeper = [
    tile(`[paryantardasha|${levels.paryantardasha}]`, current.paryantardasha, setting),
    tile(`[sookshma|${levels.Shookshamadasha}]`, current.Shookshamadasha, setting),
  ];
  return [
    {
      type: 'tiles',
      items: [
        tile(words.mahadasha, current.mahadasha, setting),
        tile(words.antardasha, current.antardasha, setting),
      ],
    },
    section(words.deeper, [{ type: 'tiles', items: deeper }], { framed: true }),
  ];
}

/** Readings of the antardashas of the current mahadasha. */
function antardashaReadings(
  { current, antardasha_predictions: parts = [] }: Vimshottari,
  { dashas: { antardasha: words, names }, periods, timezone }: DashaSetting,
): ReportBlock[] {
  const because = ({ mahadasha: lord, antardasha: subLord, signs_apart: apart }: Part) => {
    const [main, sub] = [names.graha(lord), names.graha(subLord)];
    if (lord === subLord) return words.becauseOneLord({ lord: main });
    return apart === 1
      ? words.becauseOneSign({ main, sub })
      : words.becauseApart({ main, sub, apart });
  };
  const items = parts
    .filter(({ prediction }) => prediction !== undefined)
    .map((part): Reading => {
      const { start, end } = boundsOf(part, timezone, names.language);
      return {
        title: `${names.graha(part.mahadasha)}/${names.graha(part.antardasha)}`,
        graha: grahaId(part.antardasha),
        badges:
          current?.antardasha.start === part.start
            ? [{ text: periods.running, tone: 'brass' }]
            : [],
        aside: words.range({ start, end }),
        pieces: [{ text: part.prediction }],
        basedOn: because(part),
      };
    });
  return items.length > 0 ? [section(words.readings, [readings(items, 4)])] : [];
}

/** The running periods, readings of this mahadasha's antardashas, and a table of all eighty-one. */
export function antardasha(vimshottari: Vimshottari, setting: DashaSetting): ReportPart {
  const { current, antardasha: periods } = vimshottari;
  const { antardasha: words, names } = setting.dashas;
  return reportPart(words.intro, [
    text(setting.dashas.clock({ zone: setting.timezone }), 'small'),
    ...(current ? runningPeriods(current, setting) : [text(words.none)]),
    ...antardashaReadings(vimshottari, setting),
    periodsTable(
      {
        caption: words.caption,
        display: 'scroll',
        nameHeader: words.name,
        rows: periods,
        name: (period) => `${names.graha(period.mahadasha)}/${names.graha(period.antardasha)}`,
        graha: (period) => period.antardasha,
      },
      setting,
    ),
  ]);
}

/** The five periods that contain the current time. */
export function currentMahadasha(
  { current }: Vimshottari,
  { dashas, timezone }: DashaSetting,
): ReportPart {
  const { current: words, names } = dashas;
  if (!current) return reportPart(words.intro, [text(words.none)]);
  const rows = dashaLevels.map((level) => {
    const { name, start, end } = current[level];
    const lord = { text: names.graha(name), graha: grahaId(name) };
    return [
      words.levels[level],
      lord,
      momentOf(start, timezone, names.language),
      momentOf(end, timezone, names.language),
    ];
  });
  return reportPart(words.intro, [
    text(dashas.clock({ zone: timezone }), 'small'),
    table(words.intro, [dashas.dasha, dashas.planet, words.starts, words.ends], rows, {
      captionShown: false,
      display: 'cards',
    }),
  ]);
}

/** The levels of the hierarchy, and their names in the API. */
const hierarchy = [
  ['mahadasha', 'major'],
  ['antardasha', 'minor'],
  ['paryantardasha', 'sub_minor'],
  ['Shookshamadasha', 'sub_sub_minor'],
] as const;

/** The running periods as a hierarchy, and the nine periods of every level. */
export function currentMahadashaFull(
  levels: CurrentDashaFull | null,
  setting: DashaSetting,
): ReportPart {
  const { full: words, current, names } = setting.dashas;
  if (!levels) return reportPart(words.intro, [text(current.none)]);
  const tables = dashaLevels.map((level) =>
    periodsTable(
      {
        caption: words.periods({ level: words.levels[level] }),
        display: 'scroll',
        nameHeader: words.levels[level],
        rows: levels[level],
        name: ({ name }) => names.graha(name),
        graha: ({ name }) => name,
      },
      setting,
    ),
  );
  const running = hierarchy.map(([level, key]) =>
    tile(words.levels[level], levels.order_of_dashas[key], setting),
  );
  return reportPart(words.intro, [
    text(setting.dashas.clock({ zone: setting.timezone }), 'small'),
    section(words.hierarchy, [{ type: 'tiles', items: running }]),
    { type: 'columns', columns: tables.map((periods) => [periods]) },
  ]);
}
