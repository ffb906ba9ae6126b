import { chartByRule, eachGraha, MORE_VARGAS, type MoreVarga } from '@jyoti/jyotish';
import { type ReportBlock, type ReportPart, reportPart, section, text } from '@jyoti/ui/data';
import { degrees } from '../../format/kundli-chart.ts';
import type { AstrologerWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';

/** Other vargas, and other forms of those that the tab Kundli has. */
const groups = {
  others: [
    'panchamsa',
    'shashthamsa',
    'ashtamsa',
    'rudramsa',
    'nava_navamsa',
    'ashtottaramsa',
    'dwadasa_dwadasamsa',
  ],
  forms: [
    'running_hora',
    'running_drekkana',
    'somanatha_drekkana',
    'jagannatha_drekkana',
    'backward_dasamsa',
    'running_trimsamsa',
  ],
} as const satisfies Record<string, readonly MoreVarga[]>;

/** Divisional charts beyond the sixteen of BPHS. */
export function moreVargasPart(
  { chart, birth }: KundliSource,
  { moreVargas: words }: AstrologerWords,
): ReportPart {
  const charts = (names: readonly MoreVarga[]): ReportBlock => ({
    type: 'charts',
    perRow: 3,
    charts: names.map((name) => {
      const { number, rule } = MORE_VARGAS[name];
      const { ascendant, grahas } = chartByRule(chart, rule);
      const title = words.names[name];
      return {
        label: words.chartOf({ chart: title, person: birth.name }),
        title,
        middle: `D${number}`,
        degrees: false,
        data: {
          ascendantSign: ascendant.sign,
          ascendantDegree: degrees(ascendant.degreeInSign),
          placements: Object.values(
            eachGraha((graha) => ({
              graha,
              sign: grahas[graha].sign,
              degree: degrees(grahas[graha].degreeInSign),
            })),
          ),
        },
      };
    }),
  });
  return reportPart(words.intro, [
    charts(groups.others),
    section(words.formsTitle, [text(words.formsNote), charts(groups.forms)]),
  ]);
}
