import { bodyKeys, type Kundli, type Planet, type PlanetDetails } from '@jyoti/contract';
import { housesOf, type KundliChartData } from '@jyoti/ui/kundli-chart';
import { type ReportBlock, type ReportChart, table } from '@jyoti/ui/report-view';
import { birthChart } from '../../format/chart-data.ts';
import { degreesAndMinutes } from '../../format/format.ts';
import { bodyName } from '../../format/planet-table.ts';
import { inPane } from './in-pane.ts';
import type { PairWords } from './pair-words.en.ts';

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
    label: words.overlay(nameOf(grahasOf), nameOf(housesOfChart)),
    data,
    middle: words.middle,
  };
}

/** Both charts in one table: each graha of both, and the house of the other chart that it falls in. */
export function pairTable(
  first: PairedChart,
  second: PairedChart,
  words: PairWords,
): ReportBlock[] {
  const { names } = words;
  const columnsOf = (own: PairedChart, other: PairedChart) => [
    words.position(nameOf(own)),
    words.nakshatra(nameOf(own)),
    { header: words.house(nameOf(own)), numeric: true },
    { header: words.houseOf(nameOf(own), nameOf(other)), numeric: true },
  ];
  const cellsOf = (body: Planet, other: PairedChart) => [
    words.at(names.sign(body.zodiac), degreesAndMinutes(body.local_degree)),
    `${names.term(body.nakshatra)} ${body.nakshatra_pada}`,
    body.house,
    houseIn(other, body),
  ];
  return inPane([
    table(
      words.caption(nameOf(first), nameOf(second)),
      [words.graha, ...columnsOf(first, second), ...columnsOf(second, first)],
      bodyKeys.map((key) => [
        bodyName(first.planets[key], names),
        ...cellsOf(first.planets[key], second),
        ...cellsOf(second.planets[key], first),
      ]),
    ),
  ]);
}
