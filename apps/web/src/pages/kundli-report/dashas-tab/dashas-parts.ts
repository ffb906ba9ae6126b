import {
  dashaLevels,
  type CharDasha,
  type CurrentDashaFull,
  type Dashas,
  type RunningPeriod,
} from '@jyoti/contract';
import { isRunning, type PeriodSpan } from '@jyoti/ui/periods-table';
import { grahaId, signNames } from '../../../kundli/chart-data.ts';
import { boundsOf, dayOf, momentOf, yearsMonthsDays } from '../../../kundli/format.ts';
import type {
  Reading,
  ReportBlock,
  ReportPart,
  ReportTable,
  ReportTile,
} from '../../../report/report-block.ts';
import {
  facts,
  readings,
  reportPart,
  section,
  table,
  text,
} from '../../../report/report-builders.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';
import type { ReportSource } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import type { DashasTabWords } from './words.ts';

export interface DashaSetting extends PeriodSetting {
  dashas: DashasTabWords;
}

type Vimshottari = Dashas['vimshottari'];
type Running = NonNullable<Vimshottari['current']>;
type Yogini = NonNullable<Dashas['yogini']>;

/** How many dashas of the signs are listed until the others are asked for. */
const CHAR_CAP = 20;

/** How many yogini dashas are shown. Three rounds have 24. */
const YOGINI_CAP = 30;

const DAY = 86_400_000;

/** Years, months and days in words, without those that are zero. */
function span(years: number, words: DashasTabWords['span']): string {
  const parts = yearsMonthsDays(years);
  const spoken = [
    parts.years > 0 && words.years(parts.years),
    parts.months > 0 && words.months(parts.months),
    parts.days > 0 && words.days(parts.days),
  ].filter(Boolean);
  return spoken.join(', ') || words.days(0);
}

/** A running period: its level, its lord, its dates. */
function tile(
  label: string,
  period: RunningPeriod,
  { dashas: { full }, timezone }: DashaSetting,
): ReportTile {
  const { start, end } = boundsOf(period, timezone);
  const value = { text: period.name, graha: grahaId(period.name) };
  return { label, value, detail: full.range(start, end) };
}

/** The balance at birth, the nine mahadashas, and on the page a tree of all levels. */
function mahadasha(
  { balance, mahadasha: periods }: Vimshottari,
  { kundli, planets }: ReportSource,
  setting: DashaSetting,
): ReportPart {
  const { mahadasha: words, span: spanWords, length } = setting.dashas;
  const { year_days: yearDays } = kundli.settings;
  const moon = planets[2];
  const because = words.because(moon.nakshatra, moon.nakshatra_pada, moon.nakshatra_lord);
  const years = ({ start, end }: PeriodSpan) =>
    spanWords.years(Math.round((Date.parse(end) - Date.parse(start)) / DAY / yearDays));
  return reportPart(words.intro, [
    text(words.balance(span(balance.years, spanWords), balance.lord)),
    { type: 'basedOn', text: because },
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.lord,
        rows: periods,
        name: ({ planet }) => planet,
        graha: ({ planet }) => planet,
        after: [[{ header: length, numeric: true, stacked: 'end' }, years]],
      },
      setting,
    ),
    text(words.yearLength(yearDays), 'small'),
    { type: 'slot', name: 'tree' },
  ]);
}

/** One reading for each mahadasha. */
function predictions(
  { predictions: periods = [], current }: Vimshottari,
  { dashas, report }: DashaSetting,
): ReportPart {
  const words = dashas.prediction;
  const items = periods.map((period): Reading => ({
    title: words.title(period.dasha),
    graha: grahaId(period.dasha),
    badges:
      current?.mahadasha.name === period.dasha ? [{ text: report.running, tone: 'brass' }] : [],
    aside: words.years(period.dasha_start_year, period.dasha_end_year),
    pieces: [
      { title: words.prediction, text: period.prediction },
      { title: words.influence, text: period.planet_in_zodiac },
    ],
    basedOn: words.because(period.dasha, period.zodiac, period.house),
  }));
  return reportPart(words.intro, [readings(items)]);
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

/** The running periods, and all eighty-one antardashas. */
function antardasha(
  { current, antardasha: periods }: Vimshottari,
  setting: DashaSetting,
): ReportPart {
  const { antardasha: words } = setting.dashas;
  return reportPart(words.intro, [
    ...(current ? runningPeriods(current, setting) : [text(words.none)]),
    periodsTable(
      {
        caption: words.caption,
        display: 'scroll',
        nameHeader: words.name,
        rows: periods,
        name: (period) => `${period.mahadasha}/${period.antardasha}`,
        graha: (period) => period.antardasha,
      },
      setting,
    ),
  ]);
}

type SignDasha = CharDasha['dashas'][number];

/** The twelve parts of a sign's dasha. */
function charSubDashas(dasha: SignDasha, setting: DashaSetting): ReportTable {
  const words = setting.dashas.char;
  return periodsTable(
    {
      caption: words.subCaption(signNames(dasha.dasha)),
      nameHeader: words.sub,
      rows: dasha.sub_dashas,
      name: (part) => signNames(part.dasha),
    },
    setting,
  );
}

function charCurrent(char: CharDasha, setting: DashaSetting): ReportPart | null {
  const words = setting.dashas.char;
  const running = char.dashas.find(({ start }) => start === char.current.dasha.start);
  if (!running) return null;
  const sign = signNames(running.dasha);
  const start = dayOf(running.start, setting.timezone);
  return reportPart(words.intro.current, [
    facts({ title: sign, columns: 2 }, [
      [words.main, sign],
      [words.lord, running.lord],
      [words.subStart, start],
    ]),
    charSubDashas(running, setting),
  ]);
}

/** The dashas of the signs, two rounds from birth. */
function charMain(char: CharDasha, setting: DashaSetting): ReportPart {
  const { char: words, length } = setting.dashas;
  return reportPart(words.intro.main, [
    text(words.startsOn(dayOf(char.start_date, setting.timezone))),
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.main,
        rows: char.dashas,
        name: ({ dasha }) => signNames(dasha),
        before: [[{ header: words.lord }, ({ lord }) => lord]],
        after: [
          [{ header: length, numeric: true, stacked: 'end' }, ({ years }) => words.years(years)],
        ],
      },
      setting,
    ),
  ]);
}

/** Dashas that open to their parts. */
function accordion<Dasha extends { start: string; end: string }>(
  dashas: readonly Dasha[],
  cap: number,
  heading: (dasha: Dasha) => string,
  content: (dasha: Dasha) => ReportBlock,
  setting: DashaSetting,
): ReportBlock {
  const { footer, more } = setting.dashas;
  const total = dashas.length;
  return {
    type: 'accordion',
    cap,
    more,
    shown: [footer(cap, total), footer(total, total)],
    items: dashas.map((dasha) => ({
      id: dasha.start,
      heading: periodName(heading(dasha), dasha, setting),
      open: isRunning(dasha, setting.now),
      blocks: [content(dasha)],
    })),
  };
}

function charSub(char: CharDasha, setting: DashaSetting): ReportPart {
  const words = setting.dashas.char;
  const heading = ({ dasha, lord, start }: SignDasha) =>
    words.heading(signNames(dasha), lord, dayOf(start, setting.timezone));
  const content = (dasha: SignDasha) => charSubDashas(dasha, setting);
  return reportPart(words.intro.sub, [accordion(char.dashas, CHAR_CAP, heading, content, setting)]);
}

/** The five periods that contain this moment. */
function currentMahadasha(
  { current }: Vimshottari,
  { dashas, timezone }: DashaSetting,
): ReportPart {
  const words = dashas.current;
  if (!current) return reportPart(words.intro, [text(words.none)]);
  const rows = dashaLevels.map((level) => {
    const { name, start, end } = current[level];
    const lord = { text: name, graha: grahaId(name) };
    return [words.levels[level], lord, momentOf(start, timezone), momentOf(end, timezone)];
  });
  return reportPart(words.intro, [
    table(words.intro, [dashas.dasha, dashas.planet, words.starts, words.ends], rows, {
      captionShown: false,
      display: 'cards',
    }),
  ]);
}

/** The levels of the hierarchy, and their names in the answer of the API. */
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
  const { full: words, current } = setting.dashas;
  if (!levels) return reportPart(words.intro, [text(current.none)]);
  const tables = dashaLevels.map((level) =>
    periodsTable(
      {
        caption: words.periods(words.levels[level]),
        display: 'scroll',
        nameHeader: words.levels[level],
        rows: levels[level],
        name: ({ name }) => name,
        graha: ({ name }) => name,
      },
      setting,
    ),
  );
  const running = hierarchy.map(([level, key]) =>
    tile(words.levels[level], levels.order_of_dashas[key], setting),
  );
  return reportPart(words.intro, [
    section(words.hierarchy, [{ type: 'tiles', items: running }]),
    { type: 'columns', columns: tables.map((periods) => [periods]) },
  ]);
}

/** The dashas of the eight yoginis, three rounds. */
function yoginiMain({ dashas: periods }: Yogini, setting: DashaSetting): ReportPart {
  const { yogini: words, dasha, lord, footer } = setting.dashas;
  const shown = periods.slice(0, YOGINI_CAP);
  return reportPart(words.intro.main, [
    periodsTable(
      {
        caption: words.caption,
        nameHeader: dasha,
        rows: shown,
        name: (period) => period.dasha,
        graha: (period) => period.lord,
        before: [[{ header: lord }, (period) => period.lord]],
        dates: ['ends'],
      },
      setting,
    ),
    { ...text(footer(shown.length, periods.length), 'small'), pageOnly: true },
  ]);
}

function yoginiSub({ dashas: periods }: Yogini, setting: DashaSetting): ReportPart {
  const { yogini: words, lord } = setting.dashas;
  const heading = (period: Yogini['dashas'][number]) =>
    words.heading(
      period.dasha,
      period.lord,
      dayOf(period.start, setting.timezone),
      dayOf(period.end, setting.timezone),
    );
  const content = (period: Yogini['dashas'][number]) =>
    periodsTable(
      {
        caption: words.subCaption(period.dasha),
        nameHeader: words.sub,
        rows: period.sub_dashas,
        name: (sub) => sub.dasha,
        graha: (sub) => sub.lord,
        before: [[{ header: lord }, (sub) => sub.lord]],
      },
      setting,
    );
  return reportPart(words.intro.sub, [accordion(periods, YOGINI_CAP, heading, content, setting)]);
}

/** What a sub-tab of Dashas shows; null if the report lacks its facts. */
export function dashasPart(
  key: SubTabKey<'dashas'>,
  source: ReportSource,
  setting: DashaSetting,
): ReportPart | null {
  const { dashas } = source.kundli;
  if (!dashas) return null;
  const { vimshottari, char, yogini, current_mahadasha_full: full } = dashas;
  switch (key) {
    case 'mahadasha':
      return mahadasha(vimshottari, source, setting);
    case 'mahadasha-prediction':
      return predictions(vimshottari, setting);
    case 'antardasha':
      return antardasha(vimshottari, setting);
    case 'char-dasha-current':
      return char ? charCurrent(char, setting) : null;
    case 'char-dasha-main':
      return char ? charMain(char, setting) : null;
    case 'char-dasha-sub':
      return char ? charSub(char, setting) : null;
    case 'current-mahadasha':
      return currentMahadasha(vimshottari, setting);
    case 'current-mahadasha-full':
      return currentMahadashaFull(full ?? null, setting);
    case 'yogini-dasha-main':
      return yogini ? yoginiMain(yogini, setting) : null;
    case 'yogini-dasha-sub':
      return yogini ? yoginiSub(yogini, setting) : null;
  }
}
