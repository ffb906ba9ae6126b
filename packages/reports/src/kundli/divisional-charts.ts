import { bodyKeys, vargas, type Kundli, type Varga } from '@jyoti/contract';
import { birthChart, vargaChart } from '../format/chart-data.ts';
import {
  type ReportBlock,
  type ReportChart,
  type ReportPart,
  reportPart,
  section,
  table,
} from '@jyoti/ui/report-view';
import type { KundliWords } from './kundli-words.en.ts';

/** Four of the sixteen are compared. */
const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];

/**
 * D1 and D9, the other vargas, and four of them compared. On the page the reader chooses one of the others.
 */
export function divisionalCharts(
  { divisional, birth, planet_details: planets }: Kundli,
  { vargas: words, names }: KundliWords,
): ReportPart | null {
  if (!divisional) return null;
  const chart = (varga: Varga, title: string): ReportChart => ({
    label: words.chart(title, birth.name),
    title,
    // The birth chart has the same marks here as above, if the planets are known.
    data: varga === 'D1' && planets ? birthChart(planets) : vargaChart(divisional[varga]),
    middle: title,
  });
  const others = vargas.filter((varga) => varga !== 'D1' && varga !== 'D9');
  const onPaper: ReportBlock = {
    type: 'charts',
    perRow: 3,
    charts: others.map((varga) => ({ ...chart(varga, varga), degrees: false })),
  };
  const rows = bodyKeys.map((key) => [
    names.graha(divisional.D1[key].full_name),
    ...compared.map((varga) => names.sign(divisional[varga][key].zodiac)),
  ]);
  return reportPart(words.intro, [
    { type: 'charts', perRow: 2, charts: [chart('D1', words.rashi), chart('D9', words.navamsa)] },
    {
      type: 'columns',
      stackedOnPaper: true,
      columns: [
        [section(words.all, [{ type: 'slot', name: 'switcher', onPaper: [onPaper] }])],
        [table(words.compare, [words.planet, ...compared], rows, { keepsGrid: true })],
      ],
    },
  ]);
}
