/** Degrees that the Moon gains on the Sun in a tithi. */
export const TITHI = 12;

/** Where the Moon is to the Sun. */
export interface RunningTithi {
  /** 1 (the first of Shukla) to 30 (Amavasya). */
  tithi: number;
  /** Elapsed fraction, from 0 up to (not including) 1. */
  gone: number;
  /** Elongation within one turn, degrees. */
  elongation: number;
}

/**
 * The tithi of an elongation: each is 12° of the Moon's lead on the Sun, the first begins at the new moon (Surya
 * Siddhanta 2.66). A boundary belongs to the next.
 *
 * @param elongation longitude of the Moon less that of the Sun, degrees; any multiple of 360° may be added
 * @throws RangeError if it is NaN
 */
export function tithiOf(elongation: number): RunningTithi {
  if (!Number.isFinite(elongation)) throw new RangeError(`TithiScale: ${elongation} is no angle`);
  const turned = ((elongation % 360) + 360) % 360;
  // Adding 360 to a tiny negative angle rounds to exactly 360.
  const within = turned === 360 ? 0 : turned;
  const index = Math.floor(within / TITHI);
  return { tithi: index + 1, gone: within / TITHI - index, elongation: within };
}

/**
 * Percent, rounded down, so that a running tithi is never at 100%. The epsilon compensates floating-point errors such
 * as 0.07 × 100.
 */
export const percentOf = (share: number): number => Math.floor(share * 100 + 1e-9);

/** Middle of the arc's base line; the drawing is 400 units wide. */
export const CENTRE = { x: 200, y: 204 } as const;
export const WIDTH = 400;
export const HEIGHT = 228;

/** Radii of the arc, from the rim inwards. */
export const radii = {
  hand: 199,
  rim: 190,
  path: 184,
  cells: 176,
  inner: 142,
  moons: 124,
} as const;

/** A point of the arc: the new moon at the left, the full moon at the top, the next new moon at the right. */
export function pointAt(elongation: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - elongation / 360);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    x: round(CENTRE.x + radius * Math.cos(angle)),
    y: round(CENTRE.y - radius * Math.sin(angle)),
  };
}

const at = (elongation: number, radius: number) => {
  const { x, y } = pointAt(elongation, radius);
  return `${x} ${y}`;
};

/** A part of a band between two elongations, as path data. */
export const bandPart = (from: number, to: number, outer: number, inner: number): string =>
  `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;

/** A line across the arc at an elongation. */
export const acrossAt = (elongation: number, outer: number, inner: number): string =>
  `M${at(elongation, outer)}L${at(elongation, inner)}`;

/** The ruled rim: a tick for each two degrees, long where a tithi begins. */
export const rimTicks: string = Array.from({ length: 181 }, (_, index) =>
  acrossAt(index * 2, radii.rim, index % 6 === 0 ? radii.cells : radii.path),
).join('');

/** Lines between the tithis. */
export const cellLines: string = Array.from({ length: 31 }, (_, index) =>
  acrossAt(index * TITHI, radii.cells, radii.inner),
).join('');

/** A small pointer outside the rim at an elongation. */
export function handAt(elongation: number): string {
  return `M${at(elongation, radii.rim)}L${at(elongation - 2.4, radii.hand)}L${at(elongation + 2.4, radii.hand)}Z`;
}
