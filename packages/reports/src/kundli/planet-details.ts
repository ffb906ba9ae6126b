import { BODY_IDS } from '@jyoti/jyotish';
import { type ReportPart, reportPart, table, text } from '@jyoti/ui/data';
import { degreesMinutesSeconds } from '../format/format.ts';
import { bodyName, grahaTable } from '../format/graha-table.ts';
import { kundliMessages } from '../messages.generated/kundli.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';

/** The ascendant and the nine grahas with all that the chart has of each. */
export function planetDetails({ chart, language }: KundliSource): ReportPart {
  const catalogue = reportWords(kundliMessages, language);
  const { planets: words, terms, common } = catalogue;
  const { avasthas, natures } = terms.charts;
  const hasMaraka = Object.values(chart.grahas).some(
    (graha) => graha.functionalNature === 'maraka',
  );
  return reportPart(words.intro, [
    grahaTable({ caption: words.caption }, chart, catalogue, [
      [{ header: words.avastha }, ({ baladiAvastha }) => avasthas[baladiAvastha]],
      [{ header: words.nature }, ({ functionalNature }) => natures[functionalNature]],
    ]),
    text(hasMaraka ? words.maraka : undefined, 'small'),
    table(
      words.figures,
      [
        common.columns.planet,
        words.abbreviation,
        { header: words.longitude, numeric: true },
        { header: words.signNumber, numeric: true },
        { header: words.progress, numeric: true },
        { header: words.nakshatraNumber, numeric: true },
        { header: words.speed, numeric: true },
        words.horizon,
      ],
      BODY_IDS.map((body) => {
        const graha = body === 'ascendant' ? null : chart.grahas[body];
        const { longitude, sign, progressPercent, nakshatra } = graha ?? chart.ascendant;
        return [
          bodyName(body, terms),
          terms.abbreviation(body),
          degreesMinutesSeconds(longitude),
          sign,
          words.percent({ value: progressPercent.toFixed(1) }),
          nakshatra,
          graha?.speed.toFixed(3).replace('-', '−'),
          graha && (graha.isSet ? words.below : words.above),
        ];
      }),
      { keepsGrid: true },
    ),
  ]);
}
