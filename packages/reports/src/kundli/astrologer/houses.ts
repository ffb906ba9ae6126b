import {
  bhavaChart,
  GRAHA_IDS,
  signFromIndex,
  type BhavaChart,
  type BhavaSystem,
} from '@jyoti/jyotish';
import {
  facts,
  type ReportBlock,
  type ReportChart,
  reportPart,
  type ReportPart,
  table,
  text,
} from '@jyoti/ui/data';
import type { KundliSource } from '../kundli-source.ts';
import type { AstrologerWords } from '../../report-words.ts';

/** The twelve bhavas with their cusps and grahas. */
export function bhavaTable(
  { system, bhavas, houseOf }: BhavaChart,
  { houses: words, terms }: AstrologerWords,
): ReportBlock {
  return table(
    words.caption({ system: words.systems[system] }),
    [{ header: words.house, numeric: true }, words.begins, words.middle, words.ends, words.grahas],
    bhavas.map(({ house, start, middle, end }) => [
      house,
      ...[start, middle, end].map((longitude) => terms.longitude(longitude)),
      GRAHA_IDS.filter((graha) => houseOf[graha] === house)
        .map(terms.graha)
        .join(', ') || null,
    ]),
  );
}

/** Grahas that count in another house than in the birth chart; none if there are no such. */
export function movedGrahas(
  { houseOf }: BhavaChart,
  { chart: { grahas } }: KundliSource,
  { houses: words, terms }: AstrologerWords,
): ReportBlock[] {
  const moved = GRAHA_IDS.filter((graha) => houseOf[graha] !== grahas[graha].house);
  if (moved.length === 0) return [];
  const items = moved.map(
    (graha) =>
      [terms.graha(graha), words.moved({ from: grahas[graha].house, to: houseOf[graha] })] as const,
  );
  return [facts({}, items)];
}

/** The chart with each graha in its bhava: what is drawn in a house is what counts in it. */
export function chalitChart(
  { system, houseOf }: BhavaChart,
  { birth, chart: { ascendant } }: KundliSource,
  { houses: words }: AstrologerWords,
): ReportChart {
  const title = words.chart({ system: words.systems[system] });
  const inOrder = GRAHA_IDS.toSorted((one, other) => houseOf[one] - houseOf[other]);
  return {
    label: words.chartOf({ chart: title, person: birth.name }),
    title,
    data: {
      ascendantSign: ascendant.sign,
      placements: inOrder.map((graha) => ({
        graha,
        sign: signFromIndex(ascendant.sign + houseOf[graha] - 2),
      })),
    },
    middle: words.middleOfChart,
    degrees: false,
  };
}

const main = 'sripati';
const others = ['placidus', 'equal'] as const satisfies BhavaSystem[];

/** Bhava chalit by the division of Sripati, and by two others. */
export function bhavaChalit(source: KundliSource, catalogue: AstrologerWords): ReportPart {
  const { houses: words, terms } = catalogue;
  const blocksOf = (system: BhavaSystem): ReportBlock[] => {
    const chart = bhavaChart(source.chart, system);
    const moved = movedGrahas(chart, source, catalogue);
    return [
      ...(moved.length > 0 ? moved : [text(system === main ? words.noneMoved : undefined)]),
      { type: 'charts', perRow: 1, charts: [chalitChart(chart, source, catalogue)] },
      bhavaTable(chart, catalogue),
    ];
  };
  const { midheaven } = bhavaChart(source.chart, main);
  return reportPart(words.intro, [
    ...blocksOf(main),
    text(words.midheaven({ place: terms.longitude(midheaven) }), 'small'),
    ...others.map((system): ReportBlock => ({
      type: 'disclosure',
      label: words.others[system],
      blocks: blocksOf(system),
    })),
  ]);
}
