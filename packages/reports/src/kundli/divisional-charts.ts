import { vargas, type Varga } from '@jyoti/contract';
import { BODY_IDS, divisionalChart, type VargaNumber } from '@jyoti/jyotish';
import { vargasMessages } from '@jyoti/language/terms/vargas';
import {
  type ReportBlock,
  type ReportChart,
  type ReportPart,
  reportPart,
  section,
  table,
} from '@jyoti/ui/data';
import { chartData } from '../format/kundli-chart.ts';
import { kundliMessages } from '../messages.generated/kundli.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';

/** Four of the sixteen are compared. */
const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];

const numberOf = (varga: Varga) => Number(varga.slice(1)) as VargaNumber;

/** The chart of a varga. */
export function vargaOf(varga: Varga, { chart, birth, language }: KundliSource): ReportChart {
  const words = kundliMessages[language].vargas;
  const title = vargasMessages[language].vargas[varga];
  return {
    label: words.chart({ name: title, person: birth.name }),
    title,
    middle: title,
    data: chartData(chart, numberOf(varga)),
  };
}

/**
 * D1 and D9, the other vargas, and four of them compared. On the page the reader chooses one of the others.
 */
export function divisionalCharts(source: KundliSource): ReportPart {
  const { chart, birth } = source;
  const { vargas: words, terms } = reportWords(kundliMessages, source.language);
  const others = vargas.filter((varga) => varga !== 'D1' && varga !== 'D9');
  const onPaper: ReportBlock = {
    type: 'charts',
    perRow: 3,
    charts: others.map((varga) => ({ ...vargaOf(varga, source), degrees: false })),
  };
  const switcher = {
    label: words.chartsOf({ person: birth.name }),
    charts: Object.fromEntries(vargas.map((varga) => [varga, chartData(chart, numberOf(varga))])),
  };
  const signs = compared.map((varga) => divisionalChart(chart, numberOf(varga)));
  const rows = BODY_IDS.map((body) => [
    terms.graha(body),
    ...signs.map(({ ascendant, grahas }) =>
      terms.sign((body === 'ascendant' ? ascendant : grahas[body]).sign),
    ),
  ]);
  return reportPart(words.intro, [
    {
      type: 'charts',
      perRow: 2,
      charts: (['D1', 'D9'] as const).map((varga) => vargaOf(varga, source)),
    },
    {
      type: 'columns',
      stackedOnPaper: true,
      columns: [
        [section(words.all, [{ type: 'vargas', props: switcher, onPaper: [onPaper] }])],
        [table(words.compare, [words.planet, ...compared], rows, { keepsGrid: true })],
      ],
    },
  ]);
}
