import {
  SUDARSHANA_ORIGINS,
  sudarshanaAt,
  sudarshanaChakra,
  sudarshanaYear,
  type HouseNumber,
  type RunningSudarshana,
  type SudarshanaPeriod,
} from '@jyoti/jyotish';
import {
  type ReportBlock,
  type ReportCell,
  type ReportPart,
  reportPart,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { momentOf } from '../../format/format.ts';
import { chartData } from '../../format/kundli-chart.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { periodSetting, spanOf, withSpan } from '../period-setting.ts';
import { periodsTable } from '../periods-table.ts';
import { chartFrom } from './more-charts.ts';

/** Years of one round through the houses. */
const ROUND = 12;

const basisOf = ({ chart }: KundliSource) => [chart.time.jdUt, chart.settings.yearDays] as const;

const runningIn = (source: KundliSource): RunningSudarshana | null =>
  sudarshanaAt(...basisOf(source), source.nowJdUt);

/** The columns of the three circles, and the signs of a house in them. */
function circlesOf({ chart }: KundliSource, { sudarshana: words, terms }: AstrologerWords) {
  const houses = sudarshanaChakra(chart);
  return {
    houses,
    headers: SUDARSHANA_ORIGINS.map((origin) => words.from[origin]),
    signsOf: (house: HouseNumber) =>
      SUDARSHANA_ORIGINS.map((origin) => terms.sign(houses[house - 1]![origin].sign)),
  };
}

/** The twelve houses, each with its signs and grahas from the three points. */
export function sudarshanaTable(source: KundliSource, catalogue: AstrologerWords): ReportBlock {
  const { sudarshana: words, terms } = catalogue;
  const { houses, headers } = circlesOf(source, catalogue);
  const running = runningIn(source);
  return table(
    words.caption,
    [words.house, ...headers],
    houses.map((row) => [
      {
        text: String(row.house),
        badges: row.house === running?.year.house ? [{ text: words.runningYear }] : [],
      },
      ...SUDARSHANA_ORIGINS.map((origin): ReportCell => {
        const { sign, grahas } = row[origin];
        const name = terms.sign(sign);
        return grahas.length === 0
          ? name
          : words.holds({ sign: name, grahas: grahas.map(terms.graha).join(', ') });
      }),
    ]),
    { captionShown: false },
  );
}

/** What runs, the months of the running year, and the years of the round that it belongs to. */
export function sudarshanaDashaBlocks(
  source: KundliSource,
  catalogue: AstrologerWords,
): ReportBlock[] {
  const { sudarshana: words } = catalogue;
  const running = runningIn(source);
  if (running === null) return [text(words.none)];
  const { year, month, part } = running;
  const setting = periodSetting(source);
  const { headers, signsOf } = circlesOf(source, catalogue);
  const row = (name: string, period: SudarshanaPeriod): ReportCell[] => {
    const { start, end } = spanOf(period);
    const moment = (instant: string) => momentOf(instant, setting.timezone, source.language);
    return [name, period.house, ...signsOf(period.house), moment(start), moment(end)];
  };
  const periods = (caption: string, rows: readonly (SudarshanaPeriod & { name: string })[]) =>
    periodsTable(
      {
        caption,
        nameHeader: words.period,
        rows: rows.map(withSpan),
        name: ({ name }) => name,
        before: [
          [{ header: words.house, numeric: true }, ({ house }) => house],
          ...headers.map(
            (header, index) =>
              [{ header }, ({ house }: SudarshanaPeriod) => signsOf(house)[index]!] as const,
          ),
        ],
        dates: ['starts'],
      },
      setting,
    );
  const first = Math.floor((year.year - 1) / ROUND) * ROUND + 1;
  return [
    table(
      words.runningCaption,
      [
        words.period,
        { header: words.house, numeric: true },
        ...headers,
        setting.periods.starts,
        setting.periods.ends,
      ],
      [
        row(words.year({ year: year.year }), year),
        row(words.month({ month: year.months.indexOf(month) + 1 }), month),
        row(words.part, part),
      ],
      { captionShown: false },
    ),
    periods(
      words.months({ year: year.year }),
      year.months.map((one, index) => ({ ...one, name: words.month({ month: index + 1 }) })),
    ),
    periods(
      words.years({ first, last: first + ROUND - 1 }),
      Array.from({ length: ROUND }, (_, index) => {
        const number = first + index;
        const { months: _months, ...one } = sudarshanaYear(...basisOf(source), number);
        return { ...one, name: words.year({ year: number }) };
      }),
    ),
  ];
}

/** Sudarshana chakra: the three charts, their houses side by side, and the dasha of the houses. */
export function sudarshanaPart(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { sudarshana: words, charts, terms } = catalogue;
  const { birth, chart } = source;
  const title = words.from.ascendant;
  return reportPart(words.intro, [
    {
      type: 'charts',
      perRow: 3,
      charts: [
        {
          label: charts.chartOf({ chart: title, person: birth.name }),
          title,
          data: chartData(chart),
          middle: terms.graha('ascendant'),
        },
        chartFrom('moon', words.from.moon, source, catalogue),
        chartFrom('sun', words.from.sun, source, catalogue),
      ],
    },
    section(words.houses, [text(words.note), sudarshanaTable(source, catalogue)]),
    section(words.dasha, [text(words.dashaNote), ...sudarshanaDashaBlocks(source, catalogue)]),
  ]);
}
