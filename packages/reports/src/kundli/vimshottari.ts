import {
  DASHA_LEVELS,
  vimshottari,
  vimshottariAt,
  vimshottariPath,
  type Chart,
  type DashaPeriod,
  type GrahaId,
  type RunningDashas,
} from '@jyoti/jyotish';
import {
  type KitTables,
  facts,
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
import { boundsOf, momentOf } from '../format/format.ts';
import { dashasMessages } from '../messages.generated/dashas.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import { antardashaReadings, mahadashaReadings } from './period-readings.ts';
import { periodSetting, spanOf, withSpan } from './period-setting.ts';
import { periodsTable } from './periods-table.ts';
import { spanInWords } from './span-in-words.ts';

/** The messages of a source's dashas, and its setting of periods. */
export const dashaSetting = (source: KundliSource) => ({
  ...periodSetting(source),
  words: reportWords(dashasMessages, source.language),
});

const basisOf = ({ grahas, time, settings }: Chart) =>
  [grahas.moon.longitude, time.jdUt, settings.yearDays] as const;

/** The running periods of five levels; null outside the 120 years. */
export const runningDashas = ({ chart, nowJdUt }: KundliSource): RunningDashas | null =>
  vimshottariAt(...basisOf(chart), nowJdUt);

/** The nine periods inside a path of lords, the mahadashas for an empty one. */
const periodsInside = ({ chart }: KundliSource, path: readonly GrahaId[]) =>
  vimshottariPath(...basisOf(chart), path).map(withSpan);

/** A running period: its level, its lord, its dates. */
function tile(label: string, period: DashaPeriod, source: KundliSource): ReportTile {
  const { words, timezone } = dashaSetting(source);
  const { start, end } = boundsOf(spanOf(period), timezone, source.language);
  const value = { text: words.terms.graha(period.lord), graha: period.lord };
  return { label, value, detail: words.full.range({ start, end }) };
}

/** The mahadashas with their antardashas, for the tree. */
const treeOf = (source: KundliSource): KitTables['dashas']['periods'] =>
  periodsInside(source, []).map(({ lord, start, end }) => ({
    lord,
    start,
    end,
    parts: periodsInside(source, [lord]).map((part) => ({
      lord: part.lord,
      start: part.start,
      end: part.end,
    })),
  }));

/** The balance at birth, the nine mahadashas, and on the page a tree of all levels. */
export function mahadasha(source: KundliSource): ReportPart {
  const { chart, birth } = source;
  const { words: all, ...setting } = dashaSetting(source);
  const { mahadasha: words, common, length, terms } = all;
  const { moon } = chart.grahas;
  const { yearDays } = chart.settings;
  const { balance } = vimshottari(...basisOf(chart));
  return reportPart(words.intro, [
    { ...text(words.open), pageOnly: true },
    text(
      words.balance({
        years: spanInWords(balance.years, all),
        lord: terms.graha(balance.lord),
      }),
    ),
    {
      type: 'basedOn',
      text: words.because({
        nakshatra: terms.nakshatra(moon.nakshatra),
        pada: moon.pada,
        lord: terms.graha(moon.nakshatraLord),
      }),
    },
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.lord,
        rows: periodsInside(source, []),
        name: ({ lord }) => terms.graha(lord),
        graha: ({ lord }) => lord,
        after: [
          [
            { header: length, numeric: true, stacked: 'end' },
            ({ startJdUt, endJdUt }) =>
              common.span.years({ count: Math.round((endJdUt - startJdUt) / yearDays) }),
          ],
        ],
      },
      setting,
    ),
    text(words.yearLength({ days: yearDays }), 'small'),
    {
      type: 'dashas',
      props: {
        seed: 'moon',
        heading: words.tree,
        title: words.treeOf({ name: birth.name }),
        timeZone: source.settings.timezone,
        periods: treeOf(source),
      },
      // Nothing can be expanded on paper, and the table above lists the periods.
      onPaper: [],
    },
  ]);
}

/** One reading for each mahadasha of a lifetime; below, folded, the dates of those at 90 and later. */
export function predictions(source: KundliSource): ReportPart {
  const { chart, nowJdUt, language } = source;
  const { words: all, periods } = dashaSetting(source);
  const { prediction: words, terms } = all;
  const current = runningDashas(source)?.mahadasha.lord;
  const mahadashas = mahadashaReadings(chart, source.judgement(), nowJdUt, language);
  const items = mahadashas
    .filter(({ prediction }) => prediction !== null)
    .map(({ lord, years, ages, prediction, influence, sign, house }): Reading => ({
      title: words.title({ lord: terms.graha(lord) }),
      graha: lord,
      badges: lord === current ? [{ text: periods.running, tone: 'brass' }] : [],
      aside: words.yearsAndAges({ ...years, ...ages }),
      pieces: [
        { title: words.prediction, text: prediction ?? undefined },
        { title: words.influence, text: influence ?? undefined },
      ],
      basedOn: words.because({ lord: terms.graha(lord), sign: terms.sign(sign), house }),
    }));
  const late = mahadashas.filter(({ prediction }) => prediction === null);
  const folded: ReportBlock = {
    type: 'disclosure',
    label: words.late,
    blocks: [
      facts(
        {},
        late.map(({ lord, years }) => [
          words.title({ lord: terms.graha(lord) }),
          words.years(years),
        ]),
      ),
    ],
  };
  return reportPart(words.intro, [readings(items), ...(late.length > 0 ? [folded] : [])]);
}

/** The running periods; below them, on a card, those of the two deeper levels. */
function runningPeriods(running: RunningDashas, source: KundliSource): ReportBlock[] {
  const {
    antardasha: words,
    current: { levels },
  } = dashaSetting(source).words;
  const deeper = [
    tile(`[paryantardasha|${levels.pratyantardasha}]`, running.pratyantardasha, source),
    tile(`[sookshma|${levels.sookshmadasha}]`, running.sookshmadasha, source),
  ];
  return [
    {
      type: 'tiles',
      items: [
        tile(words.mahadasha, running.mahadasha, source),
        tile(words.antardasha, running.antardasha, source),
      ],
    },
    section(words.deeper, [{ type: 'tiles', items: deeper }], { framed: true }),
  ];
}

/** Readings of the antardashas of the current mahadasha. */
function readingsOfParts(running: RunningDashas, source: KundliSource): ReportBlock[] {
  const { chart, nowJdUt, language } = source;
  const { words: all, periods, timezone } = dashaSetting(source);
  const { antardasha: words, terms } = all;
  const { lord } = running.mahadasha;
  const main = terms.graha(lord);
  const because = (subLord: GrahaId, apart: number) => {
    const sub = terms.graha(subLord);
    if (lord === subLord) return words.becauseOneLord({ lord: main });
    return apart === 1
      ? words.becauseOneSign({ main, sub })
      : words.becauseApart({ main, sub, apart });
  };
  const items = antardashaReadings(chart, source.judgement(), lord, nowJdUt, language).flatMap(
    ({ period, signsApart, prediction }): Reading[] => {
      if (prediction === null) return [];
      const { start, end } = boundsOf(spanOf(period), timezone, language);
      const isRunning = period.startJdUt === running.antardasha.startJdUt;
      return [
        {
          title: `${main}/${terms.graha(period.lord)}`,
          graha: period.lord,
          badges: isRunning ? [{ text: periods.running, tone: 'brass' }] : [],
          aside: words.range({ start, end }),
          pieces: [{ text: prediction }],
          basedOn: because(period.lord, signsApart),
        },
      ];
    },
  );
  return items.length > 0 ? [section(words.readings, [readings(items, 4)])] : [];
}

/** The running periods, readings of this mahadasha's antardashas, and a table of all eighty-one. */
export function antardasha(source: KundliSource): ReportPart {
  const { words: all, ...setting } = dashaSetting(source);
  const { antardasha: words, clock, terms } = all;
  const running = runningDashas(source);
  return reportPart(words.intro, [
    text(clock({ zone: setting.timezone }), 'small'),
    ...(running
      ? [...runningPeriods(running, source), ...readingsOfParts(running, source)]
      : [text(words.none)]),
    periodsTable(
      {
        caption: words.caption,
        display: 'scroll',
        nameHeader: words.name,
        rows: periodsInside(source, []).flatMap(({ lord }) => periodsInside(source, [lord])),
        name: ({ path }) => path.map(terms.graha).join('/'),
        graha: ({ lord }) => lord,
      },
      setting,
    ),
  ]);
}

/** The five periods that contain the current time. */
export function currentMahadasha(source: KundliSource): ReportPart {
  const { words: all, timezone } = dashaSetting(source);
  const { current: words, clock, dasha, planet, terms } = all;
  const running = runningDashas(source);
  if (!running) return reportPart(words.intro, [text(words.none)]);
  const rows = DASHA_LEVELS.map((level) => {
    const { lord } = running[level];
    const { start, end } = spanOf(running[level]);
    return [
      words.levels[level],
      { text: terms.graha(lord), graha: lord },
      momentOf(start, timezone, source.language),
      momentOf(end, timezone, source.language),
    ];
  });
  return reportPart(words.intro, [
    text(clock({ zone: timezone }), 'small'),
    table(words.intro, [dasha, planet, words.starts, words.ends], rows, {
      captionShown: false,
      display: 'cards',
    }),
  ]);
}

/** The running periods as a hierarchy, and the nine periods of every level. */
export function currentMahadashaFull(source: KundliSource): ReportPart {
  const { words: all, ...setting } = dashaSetting(source);
  const { full: words, current, clock, terms } = all;
  const running = runningDashas(source);
  if (!running) return reportPart(words.intro, [text(current.none)]);
  const { path } = running.pranadasha;
  const tables = DASHA_LEVELS.map((level, depth) =>
    periodsTable(
      {
        caption: words.periods({ level: words.levels[level] }),
        display: 'scroll',
        nameHeader: words.levels[level],
        rows: periodsInside(source, path.slice(0, depth)),
        name: ({ lord }) => terms.graha(lord),
        graha: ({ lord }) => lord,
      },
      setting,
    ),
  );
  // The hierarchy has the levels above the innermost.
  const tiles = DASHA_LEVELS.slice(0, -1).map((level) =>
    tile(words.levels[level], running[level], source),
  );
  return reportPart(words.intro, [
    text(clock({ zone: setting.timezone }), 'small'),
    section(words.hierarchy, [{ type: 'tiles', items: tiles }]),
    { type: 'columns', columns: tables.map((periods) => [periods]) },
  ]);
}
