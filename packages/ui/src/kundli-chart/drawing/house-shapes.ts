import type { RashiNumber } from '../../glyphs/index.ts';
import type { House } from './houses.ts';

/** How houses are laid out: by the houses (North) or by the signs (South, East). */
export const kundliChartStyles = ['north', 'south', 'east'] as const;

export type KundliChartStyle = (typeof kundliChartStyles)[number];

/** A point of the drawing, which is 400 units wide and high. */
export type Point = readonly [x: number, y: number];

/** How a house is drawn: its convex outline and the middle of the number of its sign. */
export interface HouseShape {
  outline: readonly Point[];
  number: Point;
}

/** An outline as path data. */
export function pathOf(outline: readonly Point[]): string {
  return `M${outline.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}

const shape = (number: Point, ...outline: Point[]): HouseShape => ({ outline, number });

/**
 * North Indian style: houses are fixed, house 1 in the upper diamond, counted anticlockwise; signs move. Sign numbers
 * are at the inner corners.
 */
const northHouses: readonly HouseShape[] = [
  shape([200, 180], [200, 0], [300, 100], [200, 200], [100, 100]),
  shape([100, 82], [0, 0], [200, 0], [100, 100]),
  shape([82, 100], [0, 0], [100, 100], [0, 200]),
  shape([180, 200], [0, 200], [100, 100], [200, 200], [100, 300]),
  shape([82, 300], [0, 200], [100, 300], [0, 400]),
  shape([100, 318], [0, 400], [100, 300], [200, 400]),
  shape([200, 220], [200, 200], [300, 300], [200, 400], [100, 300]),
  shape([300, 318], [200, 400], [300, 300], [400, 400]),
  shape([318, 300], [400, 200], [400, 400], [300, 300]),
  shape([220, 200], [200, 200], [300, 100], [400, 200], [300, 300]),
  shape([318, 100], [400, 0], [400, 200], [300, 100]),
  shape([300, 82], [200, 0], [400, 0], [300, 100]),
];

const box = ([x1, y1]: Point, [x2, y2]: Point, number: Point): HouseShape =>
  shape(number, [x1, y1], [x2, y1], [x2, y2], [x1, y2]);

/** Columns and rows of the South Indian cells from Mesha on: Meena in the upper left corner, then clockwise. */
const southCells: readonly Point[] = [
  [1, 0],
  [2, 0],
  [3, 0],
  [3, 1],
  [3, 2],
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** South Indian style: signs are fixed in a ring of squares; houses move. */
const southSigns = southCells.map(([column, row]) => {
  const [x, y] = [column * 100, row * 100];
  return box([x, y], [x + 100, y + 100], [x + 87, y + 88]);
});

/** The lines of the East Indian grid. */
const [A, B] = [133, 267];

/**
 * East Indian style (Bengal, Odisha): signs are fixed, Mesha in the middle of the upper side, then anticlockwise; the
 * corners are halved. Houses move.
 */
const eastSigns: readonly HouseShape[] = [
  box([A, 0], [B, A], [200, 120]),
  shape([121, 101], [0, 0], [A, 0], [A, A]),
  shape([101, 121], [0, 0], [A, A], [0, A]),
  box([0, A], [A, B], [120, 200]),
  shape([101, 279], [0, B], [A, B], [0, 400]),
  shape([121, 299], [A, B], [A, 400], [0, 400]),
  box([A, B], [B, 400], [200, 280]),
  shape([279, 299], [B, B], [400, 400], [B, 400]),
  shape([299, 279], [B, B], [400, B], [400, 400]),
  box([B, A], [400, B], [280, 200]),
  shape([299, 121], [400, 0], [400, A], [B, A]),
  shape([279, 101], [B, 0], [400, 0], [B, A]),
];

/** The shape of a house in a style. */
export function shapeOf(style: KundliChartStyle, house: Pick<House, 'number' | 'sign'>) {
  const [shapes, place] = {
    north: [northHouses, house.number],
    south: [southSigns, house.sign],
    east: [eastSigns, house.sign],
  }[style] as [readonly HouseShape[], RashiNumber];
  return shapes[place - 1] as HouseShape;
}

/** The South Indian mark of the lagna: strokes across the upper left corner of its square, this far from the corner. */
export const LAGNA_STROKES = [14, 20] as const;

/** Those strokes in a square whose upper left corner is given. */
export function lagnaStrokes([x, y]: Point): (readonly [Point, Point])[] {
  return LAGNA_STROKES.map((cut) => [
    [x, y + cut],
    [x + cut, y],
  ]);
}

/** A square without the corner that those strokes cut off: what is left for labels. */
export function withoutCorner({ outline, number }: HouseShape): HouseShape {
  const [[x, y], ...rest] = outline as [Point, ...Point[]];
  const cut = LAGNA_STROKES[1] + 2;
  return { number, outline: [[x + cut, y], ...rest, [x, y + cut]] };
}
