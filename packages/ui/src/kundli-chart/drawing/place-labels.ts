import type { HouseShape, Point } from './house-shapes.ts';

/** Position of a label: its centre, and its size as a share of the full one. */
export interface Place {
  x: number;
  y: number;
  size: number;
}

/** Height of a row of labels at full size. */
export const ROW_HEIGHT = 25;
/** Side of the square reserved for the number of the sign. */
export const NUMBER_SIDE = 19;
/** Minimum distance between a label and the outline. */
const MARGIN = 3;
/**
 * Labels shrink by this factor until they fit, but not below the minimum size, which real charts
 * never reach.
 */
const SHRINK = 0.03;
const LEAST = 0.4;

type Span = [from: number, to: number];

/** The part of a horizontal line inside a convex outline; empty (from > to) if it is outside. */
function spanAt(outline: readonly Point[], y: number): Span {
  // Without arrays of crossings: charts are placed at every render, and this is most of that work.
  let [from, to] = [Infinity, -Infinity];
  let [x1, y1] = outline.at(-1) as Point;
  for (const [x2, y2] of outline) {
    if (y >= Math.min(y1, y2) && y <= Math.max(y1, y2)) {
      const x = y1 === y2 ? x1 : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
      from = Math.min(from, x, y1 === y2 ? x2 : x);
      to = Math.max(to, x, y1 === y2 ? x2 : x);
    }
    [x1, y1] = [x2, y2];
  }
  return [from, to];
}

/** The space for a row around a centre line: inside the outline, next to the number of the sign. */
function roomAt({ outline, number }: HouseShape, y: number, height: number): Span {
  const reach = height / 2 + MARGIN;
  const [above, below] = [spanAt(outline, y - reach), spanAt(outline, y + reach)];
  const from = Math.max(above[0], below[0]) + MARGIN;
  const to = Math.min(above[1], below[1]) - MARGIN;
  if (Math.abs(y - number[1]) >= (height + NUMBER_SIDE) / 2) return [from, to];
  const [before, after] = [number[0] - NUMBER_SIDE / 2, number[0] + NUMBER_SIDE / 2];
  return before - from > to - after ? [from, Math.min(before, to)] : [Math.max(after, from), to];
}

/** The middle of an outline. */
function centreOf(outline: readonly Point[]): Point {
  const mean = (axis: 0 | 1) =>
    outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
  return [mean(0), mean(1)];
}

interface Block {
  widths: readonly number[];
  size: number;
  perRow: number;
  rows: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Places labels in rows around the given lines; undefined if they do not fit. */
function fillRows(shape: HouseShape, lines: readonly number[], block: Block): Place[] | undefined {
  const { size, perRow } = block;
  const centreX = centreOf(shape.outline)[0];
  const widths = block.widths.map((width) => width * size);
  const places: Place[] = [];
  for (const y of lines) {
    const [from, to] = roomAt(shape, y, ROW_HEIGHT * size);
    let row = widths.slice(places.length, places.length + perRow);
    while (row.length > 0 && sum(row) > to - from) row = row.slice(0, -1);
    const start = Math.min(Math.max(centreX - sum(row) / 2, from), to - sum(row));
    row.forEach((width, column) => {
      const x = start + sum(row.slice(0, column)) + width / 2;
      places.push({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, size });
    });
  }
  return places.length === widths.length ? places : undefined;
}

/** Places a block of that many rows as close to the middle of the house as it fits. */
function placeBlock(shape: HouseShape, block: Block): Place[] | undefined {
  const height = ROW_HEIGHT * block.size;
  const top = centreOf(shape.outline)[1] - ((block.rows - 1) / 2) * height;
  for (let step = 0; step < 50; step += 1) {
    const shift = (step % 2 ? -2 : 2) * Math.ceil(step / 2);
    const lines = Array.from({ length: block.rows }, (_, row) => top + shift + row * height);
    const places = fillRows(shape, lines, block);
    if (places) return places;
  }
  return undefined;
}

/**
 * Places labels inside a house without overlapping each other, the number of the sign or a line. They form rows of two
 * around the middle of the house if there is space, then rows of more, and shrink only as a last resort.
 *
 * @param widths of the labels at full size, in units of the drawing
 * @throws RangeError when they do not fit at two fifths of their size
 */
export function placeLabels(widths: readonly number[], shape: HouseShape): Place[] {
  for (let size = 1; size >= LEAST; size -= SHRINK) {
    for (const perRow of [2, 3, 4]) {
      const fewest = Math.ceil(widths.length / perRow);
      for (let rows = fewest; rows <= Math.min(widths.length, fewest + 2); rows += 1) {
        const places = placeBlock(shape, { widths, size, perRow, rows });
        if (places) return places;
      }
    }
  }
  throw new RangeError(`${widths.length} labels do not fit in a house`);
}
