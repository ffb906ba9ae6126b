import type { GrahaId, RashiNumber } from '../glyphs/index.ts';

/** Where one graha stands. */
export interface Placement {
  graha: GrahaId;
  /** The sign it is in, 1 (Mesha) to 12 (Meena). */
  sign: RashiNumber;
  /** Degree in the sign, 0 to under 30. The whole part is drawn. */
  degree?: number;
  retrograde?: boolean;
  combust?: boolean;
}

/** What every style of chart is drawn from. */
export interface KundliChartData {
  ascendantSign: RashiNumber;
  /** Degree of the ascendant in its sign, 0 to under 30. */
  ascendantDegree?: number;
  placements: readonly Placement[];
}

export interface House {
  /** 1 to 12, whole sign from the ascendant. */
  number: number;
  sign: RashiNumber;
  placements: Placement[];
}

/** The twelve houses in order, each a whole sign counted from the ascendant's. */
export function housesOf({ ascendantSign, placements }: KundliChartData): House[] {
  return Array.from({ length: 12 }, (_, index) => {
    const sign = (((ascendantSign - 1 + index) % 12) + 1) as RashiNumber;
    return {
      number: index + 1,
      sign,
      placements: placements.filter((placement) => placement.sign === sign),
    };
  });
}

/** A label to be set inside a house: the ascendant's mark or a graha. */
export type Label =
  { kind: 'ascendant'; degree?: number } | { kind: 'graha'; placement: Placement };

/** What is written in a house, the ascendant first. */
export function labelsOf(house: House, { ascendantDegree }: KundliChartData): Label[] {
  const grahas = house.placements.map((placement): Label => ({ kind: 'graha', placement }));
  return house.number === 1 ? [{ kind: 'ascendant', degree: ascendantDegree }, ...grahas] : grahas;
}

/**
 * The room for labels in a house: the middle of it and its form. A `cell` or `diamond` is filled in rows of two; a
 * `wide` triangle hangs from (or stands on) the frame and narrows towards the centre; a `tall` one leans on a side.
 */
export interface Room {
  x: number;
  y: number;
  form: 'diamond' | 'cell' | 'wide' | 'tall';
}

export interface PlacedLabel {
  label: Label;
  x: number;
  y: number;
}

const LABEL_WIDTH = 45;
const ROW_HEIGHT = 24;
/** How much closer a crowded house is set, so that nine grahas and the ascendant still fit in one. */
const CROWDED = 0.82;
/** Nearest that the middle of a row comes to the frame. */
const EDGE = 15;

/** How many labels each row takes, from the first to the last. */
function rowsOf(count: number, capacities: readonly number[]): number[] {
  const rows: number[] = [];
  for (let left = count; left > 0; left -= rows.at(-1) ?? left) {
    rows.push(Math.min(left, capacities[rows.length] ?? capacities.at(-1) ?? 1));
  }
  return rows;
}

/** Labels in rows about a middle line, each row centred on x. */
function inRows(
  labels: readonly Label[],
  rows: readonly number[],
  at: (row: number) => { x: number; y: number },
  width: number,
): PlacedLabel[] {
  let first = 0;
  return rows.flatMap((size, row) => {
    const { x, y } = at(row);
    const placed = labels
      .slice(first, first + size)
      .map((label, column) => ({ label, x: x + (column - (size - 1) / 2) * width, y }));
    first += size;
    return placed;
  });
}

function inBlock(labels: readonly Label[], { x, y }: Room): PlacedLabel[] {
  const crowded = labels.length > 6;
  const rows = rowsOf(labels.length, crowded ? [3] : [2]);
  const height = ROW_HEIGHT * (crowded ? CROWDED : 1);
  const at = (row: number) => ({ x, y: y + (row - (rows.length - 1) / 2) * height });
  return inRows(labels, rows, at, LABEL_WIDTH * (crowded ? 0.86 : 1));
}

/** Rows from the frame inwards, each with room for one label less. */
function inWideTriangle(labels: readonly Label[], { x, y }: Room): PlacedLabel[] {
  const crowded = labels.length > 6;
  const rows = rowsOf(labels.length, crowded ? [4, 3, 2, 1] : [3, 2, 1]);
  const height = ROW_HEIGHT * (crowded ? CROWDED : 1);
  const top = y < 200;
  const frame = top ? 0 : 400;
  const first = rows.length === 1 ? Math.abs(y - frame) : EDGE + (crowded ? 0 : 4);
  const at = (row: number) => ({ x, y: frame + (top ? 1 : -1) * (first + row * height) });
  return inRows(labels, rows, at, LABEL_WIDTH * (crowded ? 0.86 : 1));
}

/** One column, its ends drawn towards the frame, where the triangle narrows. */
function inTallTriangle(labels: readonly Label[], { x, y }: Room): PlacedLabel[] {
  const height = Math.min(ROW_HEIGHT, 152 / Math.max(1, labels.length - 1));
  const left = x < 200;
  const middle = left ? x : 400 - x;
  return labels.map((label, row) => {
    const away = (row - (labels.length - 1) / 2) * height;
    const inset = Math.max(21, Math.min(middle, (100 - Math.abs(away)) * 0.47));
    return { label, x: left ? inset : 400 - inset, y: y + away };
  });
}

/** Sets labels in the room of a house: none on another, none outside the frame, however many there are. */
export function placeLabels(labels: readonly Label[], room: Room): PlacedLabel[] {
  if (room.form === 'wide') return inWideTriangle(labels, room);
  if (room.form === 'tall') return inTallTriangle(labels, room);
  return inBlock(labels, room);
}

/** How a house is drawn: its outline, the corner for its sign's number, and the room for labels. All in a 400 box. */
export interface HouseShape {
  outline: string;
  number: { x: number; y: number };
  room: Room;
}

/**
 * North Indian style: houses stand still, house 1 in the upper diamond, counted anticlockwise; signs move. Sign numbers
 * stand at the inner corners.
 */
export const northHouses: readonly HouseShape[] = [
  {
    outline: 'M200 0 300 100 200 200 100 100Z',
    number: { x: 200, y: 180 },
    room: { x: 200, y: 98, form: 'diamond' },
  },
  {
    outline: 'M0 0H200L100 100Z',
    number: { x: 100, y: 82 },
    room: { x: 100, y: 34, form: 'wide' },
  },
  {
    outline: 'M0 0V200L100 100Z',
    number: { x: 82, y: 100 },
    room: { x: 37, y: 100, form: 'tall' },
  },
  {
    outline: 'M0 200 100 100 200 200 100 300Z',
    number: { x: 180, y: 200 },
    room: { x: 96, y: 200, form: 'diamond' },
  },
  {
    outline: 'M0 200V400L100 300Z',
    number: { x: 82, y: 300 },
    room: { x: 37, y: 300, form: 'tall' },
  },
  {
    outline: 'M0 400H200L100 300Z',
    number: { x: 100, y: 318 },
    room: { x: 100, y: 366, form: 'wide' },
  },
  {
    outline: 'M200 200 300 300 200 400 100 300Z',
    number: { x: 200, y: 220 },
    room: { x: 200, y: 302, form: 'diamond' },
  },
  {
    outline: 'M200 400H400L300 300Z',
    number: { x: 300, y: 318 },
    room: { x: 300, y: 366, form: 'wide' },
  },
  {
    outline: 'M400 200V400L300 300Z',
    number: { x: 318, y: 300 },
    room: { x: 363, y: 300, form: 'tall' },
  },
  {
    outline: 'M200 200 300 100 400 200 300 300Z',
    number: { x: 220, y: 200 },
    room: { x: 304, y: 200, form: 'diamond' },
  },
  {
    outline: 'M400 0V200L300 100Z',
    number: { x: 318, y: 100 },
    room: { x: 363, y: 100, form: 'tall' },
  },
  {
    outline: 'M200 0H400L300 100Z',
    number: { x: 300, y: 82 },
    room: { x: 300, y: 34, form: 'wide' },
  },
];

/** South Indian style: signs stand still, Meena in the upper left corner, clockwise; houses move. Column and row of 4. */
const southCells: Record<RashiNumber, [column: number, row: number]> = {
  12: [0, 0],
  1: [1, 0],
  2: [2, 0],
  3: [3, 0],
  4: [3, 1],
  5: [3, 2],
  6: [3, 3],
  7: [2, 3],
  8: [1, 3],
  9: [0, 3],
  10: [0, 2],
  11: [0, 1],
};

/** The cell of a sign in the South Indian style. */
export function southHouse(sign: RashiNumber): HouseShape {
  const [column, row] = southCells[sign];
  const [x, y] = [column * 100, row * 100];
  return {
    outline: `M${x} ${y}h100v100h-100Z`,
    number: { x: x + 88, y: y + 88 },
    room: { x: x + 50, y: y + 46, form: 'cell' },
  };
}
