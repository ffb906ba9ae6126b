import { bodyKeys, vargas, type Kundli, type Varga } from '@jyoti/contract';
import { vargasMessages } from '@jyoti/language/terms/vargas';
import { birthChart, vargaChart } from '../format/chart-data.ts';
import {
  type ReportBlock,
  type ReportChart,
  type ReportPart,
  reportPart,
  section,
  table,
} from '@jyoti/ui/data';
import type { KundliWords } from '../report-words.ts';

/** Four of the sixteen are compared. */
const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];

/** The chart of a varga; null if the report lacks it. D1 needs the planets only. */
export function vargaOf(
  varga: Varga,
  { divisional, birth, planet_details: planets }: Kundli,
  words: KundliWords,
): ReportChart | null {
  const title = vargasMessages[words.names.language].vargas[varga];
  const named = {
    label: words.vargas.chart({ name: title, person: birth.name }),
    title,
    middle: title,
  };
  // The birth chart has the same marks everywhere, if the planets are known.
  if (varga === 'D1' && planets) return { ...named, data: birthChart(planets) };
  return divisional ? { ...named, data: vargaChart(divisional[varga]) } : null;
}

/**
 * D1 and D9, the other vargas, and four of them compared. On the page the reader chooses one of the others.
 */
export function divisionalCharts(kundli: Kundli, catalogue: KundliWords): ReportPart | null {
  const { divisional } = kundli;
  if (!divisional) return null;
  const { vargas: words, names } = catalogue;
  const charts = (chosen: readonly Varga[]) =>
    chosen.flatMap((varga) => vargaOf(varga, kundli, catalogue) ?? []);
  const others = vargas.filter((varga) => varga !== 'D1' && varga !== 'D9');
  const onPaper: ReportBlock = {
    type: 'charts',
    perRow: 3,
    charts: charts(others).map((chart) => ({ ...chart, degrees: false })),
  };
  const switcher = {
    label: words.chartsOf({ person: kundli.birth.name }),
    charts: Object.fromEntries(vargas.map((varga) => [varga, vargaChart(divisional[varga])])),
  };
  const rows = bodyKeys.map((key) => [
    names.graha(divisional.D1[key].full_name),
    ...compared.map((varga) => names.sign(divisional[varga][key].zodiac)),
  ]);
  return reportPart(words.intro, [
    { type: 'charts', perRow: 2, charts: charts(['D1', 'D9']) },
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
