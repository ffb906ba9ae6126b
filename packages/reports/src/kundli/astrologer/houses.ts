import { bhavaSystems, type BhavaChart, type BhavaSystem } from '@jyoti/contract';
import {
  facts,
  type KundliChartData,
  type RashiNumber,
  type ReportBlock,
  type ReportChart,
  reportPart,
  type ReportPart,
  table,
  text,
} from '@jyoti/ui/data';
import { grahaId, rashiOf } from '../../format/chart-data.ts';
import { longitudeInSign } from '../../format/format.ts';
import type { ReportSource } from '../source.ts';
import type { AstrologerWords } from '../../report-words.ts';

/** The chart with each graha in its bhava: what is drawn in a house is what counts in it. */
function chalitData({ bhavas }: BhavaChart, lagna: RashiNumber): KundliChartData {
  return {
    ascendantSign: lagna,
    placements: bhavas.flatMap(({ house, grahas }) =>
      grahas.map((name) => ({
        graha: grahaId(name),
        sign: (((lagna + house - 2) % 12) + 1) as RashiNumber,
      })),
    ),
  };
}

/** The twelve bhavas with their cusps and grahas. */
export function bhavaTable(
  chart: BhavaChart,
  { houses: words, names }: AstrologerWords,
): ReportBlock {
  const place = (longitude: number) => longitudeInSign(longitude, names);
  return table(
    words.caption({ system: words.systems[chart.system] }),
    [{ header: words.house, numeric: true }, words.begins, words.middle, words.ends, words.grahas],
    chart.bhavas.map(({ house, start, middle, end, grahas }) => [
      house,
      place(start),
      place(middle),
      place(end),
      grahas.map((graha) => names.graha(graha)).join(', ') || null,
    ]),
  );
}

/** Grahas that count in another house than in the birth chart. */
export function movedGrahas(
  { moved }: BhavaChart,
  { houses: words, names }: AstrologerWords,
): ReportBlock {
  return facts(
    {},
    moved.map(({ graha, from, to }) => [names.graha(graha), words.moved({ from, to })]),
  );
}

/** The chart of a division into bhavas. */
export function chalitChart(
  chart: BhavaChart,
  { kundli: { birth }, planets }: ReportSource,
  { houses: words }: AstrologerWords,
): ReportChart {
  const title = words.chart({ system: words.systems[chart.system] });
  return {
    label: words.chartOf({ chart: title, person: birth.name }),
    title,
    data: chalitData(chart, rashiOf(planets[0].zodiac)),
    middle: words.middleOfChart,
    degrees: false,
  };
}

/** Bhava chalit by the division of Sripati, and by two others. */
export function bhavaChalit(source: ReportSource, catalogue: AstrologerWords): ReportPart | null {
  const { houses } = source.kundli;
  if (!houses) return null;
  const { houses: words } = catalogue;
  const [main, ...others] = bhavaSystems;
  const blocksOf = (system: BhavaSystem): ReportBlock[] => {
    const chart = houses[system];
    return [
      chart.moved.length > 0
        ? movedGrahas(chart, catalogue)
        : text(system === main ? words.noneMoved : undefined),
      { type: 'charts', perRow: 1, charts: [chalitChart(chart, source, catalogue)] },
      bhavaTable(chart, catalogue),
    ];
  };
  return reportPart(words.intro, [
    ...blocksOf(main),
    text(words.midheaven({ place: longitudeInSign(houses.midheaven, catalogue.names) }), 'small'),
    ...others.map((system): ReportBlock => ({
      type: 'disclosure',
      label: words.others[system],
      blocks: blocksOf(system),
    })),
  ]);
}
