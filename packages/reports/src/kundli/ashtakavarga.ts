import { ASHTAKAVARGA_BODIES, ashtakavarga, ashtakavargaSigns } from '@jyoti/jyotish';
import { type ReportBlock, reportPart, type ReportPart } from '@jyoti/ui/data';
import { kundliMessages } from '../messages.generated/kundli.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';

/** The ashtakavarga by the chosen school. */
const found = ({ chart, choices }: KundliSource) =>
  ashtakavarga(ashtakavargaSigns(chart), choices.ashtakvarga_school);

/** The bindus of seven grahas and the lagna in the twelve signs, with their sums. */
export function ashtakvarga(source: KundliSource): ReportPart {
  const { school, bhinna, sarva } = found(source);
  const { ashtakvarga: words } = kundliMessages[source.language];
  const rows = ASHTAKAVARGA_BODIES.map((body) => ({ body, points: bhinna[body].points }));
  const caption = words.caption({ school: words.schools[school] });
  const props = { caption, lagna: source.chart.ascendant.sign, rows, sarva };
  return reportPart(words.intro, [{ type: 'ashtakavarga', props }]);
}

/** For each body: which giver grants it a bindu in which sign, and its totals. */
export function binnashtakvarga(source: KundliSource): ReportPart {
  const { bhinna } = found(source);
  const { binnashtakvarga: words, terms } = reportWords(kundliMessages, source.language);
  const [legendOf] = ASHTAKAVARGA_BODIES;
  const blocks = ASHTAKAVARGA_BODIES.map((body): ReportBlock => ({
    type: 'prastara',
    props: {
      caption: words.caption({ body: terms.graha(body) }),
      lagna: source.chart.ascendant.sign,
      body,
      rows: ASHTAKAVARGA_BODIES.map((contributor) => ({
        contributor,
        points: bhinna[body].contributors[contributor],
      })),
      totals: bhinna[body].points,
      legend: body === legendOf,
    },
  }));
  return reportPart(words.intro, blocks);
}
