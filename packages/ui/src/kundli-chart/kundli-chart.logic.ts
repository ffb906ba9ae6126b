import type { GrahaId } from '../glyphs/index.ts';
import { shapeOf, withoutCorner, type KundliChartStyle } from './drawing/house-shapes.ts';
import { wholeDegreeInSign } from '../num/angle.ts';
import type { House, KundliChartData } from './drawing/houses.ts';
import type { ChartWords } from './chart-words.ts';
import { placeLabels, type Place } from './drawing/place-labels.ts';

/** The label of one body. */
export interface Label {
  id: GrahaId | 'ascendant';
  /** The degrees of the position in degrees and minutes, if they are shown. */
  degree: number | undefined;
  retrograde: boolean;
  combust: boolean;
}

/** In a house with more labels than this, degrees are hidden, so that letters stay large enough to read. */
const MAX_WITH_DEGREES = 5;

/** The labels of a house, the ascendant first. The same in every style. */
export function labelsOf(
  house: House,
  { ascendantDegree }: Pick<KundliChartData, 'ascendantDegree'>,
  degrees: boolean,
): Label[] {
  const bodies = [
    ...(house.hasAscendant ? [{ id: 'ascendant' as const, degree: ascendantDegree }] : []),
    ...house.placements.map(({ graha, ...placement }) => ({ id: graha, ...placement })),
  ];
  const isLabelled = degrees && bodies.length <= MAX_WITH_DEGREES;
  return bodies.map(({ id, degree, ...marks }) => ({
    id,
    degree: isLabelled && degree !== undefined ? wholeDegreeInSign(degree) : undefined,
    retrograde: 'retrograde' in marks && marks.retrograde === true,
    combust: 'combust' in marks && marks.combust === true,
  }));
}

/** The letters for retrograde and combust. */
export function marksOf(
  { retrograde, combust }: Pick<Label, 'retrograde' | 'combust'>,
  { retrogradeMark, combustMark }: Pick<ChartWords, 'retrogradeMark' | 'combustMark'>,
): string {
  return `${retrograde ? retrogradeMark : ''}${combust ? combustMark : ''}`;
}

/** Width of a glyph before the letters of a label, in units of the drawing. */
export const GLYPH_WIDTH = 19;

/** How wide a label may become at full size: two letters, then a degree, then a letter for each mark. */
export function labelWidth({ degree, retrograde, combust }: Label, glyphs: boolean): number {
  const marks = Number(retrograde) + Number(combust);
  const letters = degree === undefined ? 34 + 10.5 * marks : 43 + 8.5 * marks;
  return letters + (glyphs ? GLYPH_WIDTH : 0);
}

/** The labels of a house with their places in a style. */
export function placedLabels(
  house: House,
  data: KundliChartData,
  style: KundliChartStyle,
  { degrees, glyphs }: { degrees: boolean; glyphs: boolean },
): (Label & Place)[] {
  const labels = labelsOf(house, data, degrees);
  const shape = shapeOf(style, house);
  const houseShape = style === 'south' && house.number === 1 ? withoutCorner(shape) : shape;
  const places = placeLabels(
    labels.map((label) => labelWidth(label, glyphs)),
    houseShape,
  );
  return labels.map((label, index) => ({ ...label, ...(places[index] as Place) }));
}
