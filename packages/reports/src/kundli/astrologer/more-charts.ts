import { vimshottariAt, type GrahaId } from '@jyoti/jyotish';
import { type ReportChart, reportPart, type ReportPart, text } from '@jyoti/ui/data';
import { chartData } from '../../format/kundli-chart.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

/** The birth chart with its houses counted from a graha. */
export function chartFrom(
  graha: GrahaId,
  title: string,
  { birth, chart }: KundliSource,
  { charts: words, terms }: AstrologerWords,
): ReportChart {
  return {
    label: words.chartOf({ chart: title, person: birth.name }),
    title,
    data: {
      ...chartData(chart),
      ascendantSign: chart.grahas[graha].sign,
      ascendantIn: chart.ascendant.sign,
    },
    middle: terms.graha(graha),
  };
}

/** The running lord of a level of Vimshottari; none outside its 120 years. */
export const runningLord = (
  level: 'mahadasha' | 'antardasha',
  { chart: { grahas, time, settings }, nowJdUt }: KundliSource,
): GrahaId | undefined =>
  vimshottariAt(grahas.moon.longitude, time.jdUt, settings.yearDays, nowJdUt)?.[level].lord;

/** The birth chart counted from the Moon, the Sun and the lords of the running dashas. */
export function moreCharts(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { charts: words, terms } = catalogue;
  const mahadasha = runningLord('mahadasha', source);
  const antardasha = runningLord('antardasha', source);
  const lordChart = (level: 'mahadasha' | 'antardasha', lord: GrahaId) =>
    chartFrom(lord, words[level]({ lord: terms.graha(lord) }), source, catalogue);
  return reportPart(words.intro, [
    {
      type: 'charts',
      perRow: 2,
      charts: [
        chartFrom('moon', words.chandra, source, catalogue),
        chartFrom('sun', words.surya, source, catalogue),
        ...(mahadasha ? [lordChart('mahadasha', mahadasha)] : []),
        ...(antardasha && antardasha !== mahadasha ? [lordChart('antardasha', antardasha)] : []),
      ],
    },
    text(mahadasha ? words.lordsNote : words.noDasha, 'small'),
  ]);
}
