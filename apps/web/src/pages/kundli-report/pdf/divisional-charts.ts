import { bodyKeys, vargas, type Kundli, type Varga } from '@jyoti/contract';
import { rashiName, vargaChart } from '../../../kundli/chart-data.ts';
import { chart, heading, paragraph } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import type { ReportSetting } from './report-blocks.ts';

/** Four of the sixteen are compared, as on the page. */
const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];

export function divisionalCharts({ divisional }: Kundli, setting: ReportSetting): PdfBlock[] {
  const { vargas: words } = setting.words.kundli;
  if (!divisional) return [];
  const of = (varga: Varga, title: string, degrees: boolean) =>
    chart(title, vargaChart(divisional[varga]), setting, { middle: title, degrees });
  const others = vargas.filter((varga) => varga !== 'D1' && varga !== 'D9');
  return [
    ...paragraph(words.intro, 'quiet'),
    {
      type: 'charts',
      perRow: 2,
      charts: [of('D1', words.rashi, true), of('D9', words.navamsa, true)],
    },
    heading(words.all),
    { type: 'charts', perRow: 3, charts: others.map((varga) => of(varga, varga, false)) },
    {
      type: 'table',
      caption: words.compare,
      columns: [{ header: words.planet }, ...compared.map((varga) => ({ header: varga }))],
      rows: bodyKeys.map((key) => [
        divisional.D1[key].full_name,
        ...compared.map((varga) => rashiName(divisional[varga][key].zodiac)),
      ]),
    },
  ];
}
