import { bodyKeys, type Kundli, type Planet, type PlanetDetails } from '@jyoti/contract';
import {
  housesOf,
  type KundliChartData,
  type ReportBlock,
  type ReportChart,
  table,
} from '@jyoti/ui/data';
import { birthChart } from '../../format/chart-data.ts';
import { degreesAndMinutes } from '../../format/format.ts';
import { bodyName } from '../../format/planet-table.ts';
import { inPane } from './in-pane.ts';
import type { PairWords } from '../../report-words.ts';

/** One of two birth charts that are compared. */
export interface PairedChart {
  kundli: Kundli;
  planets: PlanetDetails;
}

const nameOf = ({ kundli }: PairedChart): string => kundli.birth.name;

/** The house of a chart, 1 to 12, that a body of another chart falls in. */
const houseIn = ({ planets }: PairedChart, { rasi_no: sign }: Planet): number | null =>
  housesOf(birthChart(planets)).find((house) => house.sign === sign)?.number ?? null;

/** The grahas of one birth in the houses of another. */
export function overlayChart(
  grahasOf: PairedChart,
  housesOfChart: PairedChart,
  words: PairWords,
): ReportChart {
  const { ascendantSign, ascendantDegree } = birthChart(housesOfChart.planets);
  const { placements } = birthChart(grahasOf.planets);
  const data: KundliChartData = { ascendantSign, ascendantDegree, placements };
  return {
    label: words.overlay({ name: nameOf(grahasOf), other: nameOf(housesOfChart) }),
    data,
    middle: words.middle,
  };
}

/** The given names, for the headers of a table; the whole names where those are the same. */
function shortNames(first: PairedChart, second: PairedChart): [string, string] {
  const names = [nameOf(first), nameOf(second)] as const;
  const [one = '', other = ''] = names.map((name) => name.split(' ')[0]);
  return one === other ? [...names] : [one, other];
}

/** Both charts in one table: each graha of both, and the house of the other chart that it falls in. */
export function pairTable(
  first: PairedChart,
  second: PairedChart,
  words: PairWords,
): ReportBlock[] {
  const { names } = words;
  const [one, other] = shortNames(first, second);
  const position = (body: Planet) =>
    words.at({ sign: names.sign(body.zodiac), degree: degreesAndMinutes(body.local_degree) });
  const nakshatra = (body: Planet) => `${names.term(body.nakshatra)} ${body.nakshatra_pada}`;
  const numeric = (header: string) => ({ header, numeric: true });
  return inPane([
    table(
      words.caption({ first: nameOf(first), second: nameOf(second) }),
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
      bodyKeys.map((key) => {
        const [own, theirs] = [first.planets[key], second.planets[key]];
        return [
          bodyName(own, names),
          position(own),
          position(theirs),
          nakshatra(own),
          nakshatra(theirs),
          own.house,
          theirs.house,
          houseIn(second, own),
          houseIn(first, theirs),
        ];
      }),
    ),
  ]);
}
