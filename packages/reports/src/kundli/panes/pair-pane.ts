import { BODY_IDS, houseFrom, type BodyId } from '@jyoti/jyotish';
import { type ReportBlock, type ReportChart, table } from '@jyoti/ui/data';
import { degreesAndMinutes } from '../../format/format.ts';
import { bodyName } from '../../format/graha-table.ts';
import { chartData } from '../../format/kundli-chart.ts';
import { pairMessages } from '../../messages.generated/pair.ts';
import { reportWords } from '../../report-words.ts';
import type { KundliSource, PairedChart } from '../kundli-source.ts';

/** The grahas of one birth in the houses of another. */
export function overlayChart(
  grahasOf: PairedChart,
  housesOf: PairedChart,
  { language }: KundliSource,
): ReportChart {
  const words = pairMessages[language];
  const { ascendantSign, ascendantDegree } = chartData(housesOf.chart);
  return {
    label: words.overlay({ name: grahasOf.birth.name, other: housesOf.birth.name }),
    data: {
      ascendantSign,
      ascendantDegree,
      placements: chartData(grahasOf.chart).placements,
    },
    middle: words.middle,
  };
}

/** The given names, for the headers of a table; the whole names where those are the same. */
function shortNames(first: PairedChart, second: PairedChart): [string, string] {
  const names = [first.birth.name, second.birth.name] as const;
  const [one = '', other = ''] = names.map((name) => name.split(' ')[0]);
  return one === other ? [...names] : [one, other];
}

const bodyIn = ({ chart }: PairedChart, body: BodyId) =>
  body === 'ascendant' ? chart.ascendant : chart.grahas[body];

/** Both charts in one table: each graha of both, and the house of the other chart that it falls in. */
export function pairTable(
  first: PairedChart,
  second: PairedChart,
  { language }: KundliSource,
): ReportBlock {
  const { terms, ...words } = reportWords(pairMessages, language);
  const [one, other] = shortNames(first, second);
  const numeric = (header: string) => ({ header, numeric: true });
  return table(
    words.caption({ first: first.birth.name, second: second.birth.name }),
    [
      words.graha,
      words.position({ name: one }),
      words.position({ name: other }),
      words.nakshatra({ name: one }),
      words.nakshatra({ name: other }),
      numeric(words.house({ name: one })),
      numeric(words.house({ name: other })),
      numeric(words.houseOf({ name: one, other })),
      numeric(words.houseOf({ name: other, other: one })),
    ],
    BODY_IDS.map((body) => {
      const both = [bodyIn(first, body), bodyIn(second, body)] as const;
      const [own, theirs] = both;
      return [
        bodyName(body, terms),
        ...both.map(({ sign, degreeInSign }) =>
          words.at({ sign: terms.sign(sign), degree: degreesAndMinutes(degreeInSign) }),
        ),
        ...both.map(({ nakshatra, pada }) => `${terms.nakshatra(nakshatra)} ${pada}`),
        ...both.map(({ house }) => house),
        houseFrom(second.chart.ascendant.sign, own.sign),
        houseFrom(first.chart.ascendant.sign, theirs.sign),
      ];
    }),
  );
}
