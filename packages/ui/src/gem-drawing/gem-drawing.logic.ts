import type { GrahaId } from '../glyphs/index.ts';

/** The nine gems, in the order of their grahas. */
export const gemIds = [
  'ruby',
  'pearl',
  'coral',
  'emerald',
  'yellow-sapphire',
  'diamond',
  'blue-sapphire',
  'hessonite',
  'cats-eye',
] as const;

export type GemId = (typeof gemIds)[number];

/** Whose gem it is (Jataka Parijata 2.21, Phaladeepika 2.29). */
export const grahaOfGem: Readonly<Record<GemId, GrahaId>> = {
  ruby: 'sun',
  pearl: 'moon',
  coral: 'mars',
  emerald: 'mercury',
  'yellow-sapphire': 'jupiter',
  diamond: 'venus',
  'blue-sapphire': 'saturn',
  hessonite: 'rahu',
  'cats-eye': 'ketu',
};

/** The gem of each graha. */
export const gemOfGraha = Object.fromEntries(
  gemIds.map((gem) => [grahaOfGem[gem], gem]),
) as Readonly<Record<GrahaId, GemId>>;

export type CutGem = Exclude<GemId, 'pearl' | 'coral' | 'cats-eye'>;

/** From the lightest, 0, to the darkest, 5. */
export type Tone = 0 | 1 | 2 | 3 | 4 | 5;

export interface Facet {
  /** Path data on a box of 120. */
  d: string;
  tone: Tone;
}

type Point = readonly [x: number, y: number];

const MIDDLE = 60;
/** Direction of the light: the top left. */
const LIGHT = (-3 / 4) * Math.PI;

/** A ring of points around the middle, with the radius that `reach` returns for each angle. */
const ringOf = (count: number, reach: (angle: number) => Point): Point[] =>
  Array.from({ length: count }, (_, index) => reach(((index + 0.5) / count) * 2 * Math.PI));

const oval = (width: number, height: number, power = 2) =>
  ringOf(16, (angle) => {
    const part = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
    return [width * part(Math.cos(angle)), height * part(Math.sin(angle))];
  });

const pear = () =>
  ringOf(16, (angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const taper = y < 0 ? 1 + y * 0.42 : 1;
    return [42 * x * taper, y < 0 ? 56 * y : 44 * y];
  });

/** A rectangle with its corners cut. */
const octagon = (width: number, height: number, corner: number): Point[] => [
  [width, height - corner],
  [width - corner, height],
  [corner - width, height],
  [-width, height - corner],
  [-width, corner - height],
  [corner - width, -height],
  [width - corner, -height],
  [width, corner - height],
];

interface Cut {
  girdle: Point[];
  /** Sizes of the rings within the girdle, as shares of it; the last is the table. */
  rings: readonly number[];
  /** Crown facets are triangles, as of a brilliant; otherwise steps. */
  brilliant: boolean;
}

const cuts: Record<CutGem, Cut> = {
  ruby: { girdle: oval(48, 46, 3), rings: [0.78, 0.52], brilliant: true },
  emerald: { girdle: octagon(40, 52, 16), rings: [0.82, 0.64, 0.44], brilliant: false },
  'yellow-sapphire': { girdle: oval(41, 53), rings: [0.78, 0.5], brilliant: true },
  diamond: { girdle: oval(50, 50), rings: [0.76, 0.52], brilliant: true },
  'blue-sapphire': { girdle: octagon(48, 48, 18), rings: [0.82, 0.64, 0.44], brilliant: false },
  hessonite: { girdle: pear(), rings: [0.76, 0.48], brilliant: true },
};

const path = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${(MIDDLE + x).toFixed(1)} ${(MIDDLE + y).toFixed(1)}`).join('L')}Z`;

const scaled = (points: readonly Point[], share: number): Point[] =>
  points.map(([x, y]) => [x * share, y * share]);

/** Tone of a facet: lighter the more it faces the light; facets nearer the table are flatter, so vary less. */
function toneOf(points: readonly Point[], steepness: number): Tone {
  const x = points.reduce((sum, point) => sum + point[0], 0);
  const y = points.reduce((sum, point) => sum + point[1], 0);
  const turned = Math.cos(Math.atan2(y, x) - LIGHT);
  return Math.min(5, Math.max(0, Math.round(2.5 - turned * 2.6 * steepness))) as Tone;
}

/** The facets of a cut gem, the girdle's first and the table last. */
export function facetsOf(gem: CutGem): Facet[] {
  const { girdle, rings, brilliant } = cuts[gem];
  const facets: Facet[] = [];
  const add = (points: readonly Point[], steepness: number) =>
    facets.push({ d: path(points), tone: toneOf(points, steepness) });
  const at = (ring: readonly Point[], index: number) => ring[index % ring.length] as Point;

  let outer = girdle;
  rings.forEach((share, order) => {
    const inner = scaled(girdle, share);
    const steepness = 1 - order * 0.3;
    for (let index = 0; index < girdle.length; index += brilliant ? 2 : 1) {
      if (brilliant) {
        // Two facets of the girdle meet in a point of the crown; a kite is between each pair.
        const [a, b, c] = [at(outer, index), at(outer, index + 1), at(outer, index + 2)];
        const [p, q, r] = [at(inner, index), at(inner, index + 1), at(inner, index + 2)];
        add([a, b, q, p], steepness);
        add([b, c, r], steepness * 0.7);
        add([b, r, q], steepness * 1.1);
      } else {
        add(
          [at(outer, index), at(outer, index + 1), at(inner, index + 1), at(inner, index)],
          steepness,
        );
      }
    }
    outer = inner;
  });
  facets.push({ d: path(outer), tone: 1 });
  return facets;
}

/** The outline of a cut gem. */
export const girdleOf = (gem: CutGem): string => path(cuts[gem].girdle);

/** The part of the table that mirrors the light. */
export function glintOf(gem: CutGem): string {
  const { girdle, rings } = cuts[gem];
  const table = scaled(girdle, rings.at(-1) ?? 1);
  return path(table.filter(([x, y]) => x / 3 + y < 2));
}
