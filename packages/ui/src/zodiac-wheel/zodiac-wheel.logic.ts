import { rashiNumbers } from '../glyphs/index.ts';

/** Middle of the drawing, which is 400 units wide and high. */
const CENTRE = 200;
/** Radii of the dial: its rim, the cells, the hub. */
export const radii = { rim: 198, cells: 178, hub: 106 } as const;

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A direction from the middle of the dial: Aries in the middle of the upper side, then clockwise, 30 degrees a sign.
 *
 * @param turn in signs; 0 is the middle of Aries
 * @returns a vector of length 1, x to the right and y downwards
 */
export function directionAt(turn: number): { x: number; y: number } {
  const angle = (turn * Math.PI) / 6;
  return { x: Math.sin(angle), y: -Math.cos(angle) };
}

const pointAt = (turn: number, radius: number) => {
  const { x, y } = directionAt(turn);
  return `${round(CENTRE + radius * x)} ${round(CENTRE + radius * y)}`;
};

/** The cells from Aries on: a twelfth of the band between the hub and the rim, as path data. */
export const cells = rashiNumbers.map((_, turn) => {
  const [from, to] = [turn - 0.5, turn + 0.5];
  const { cells: outer, hub } = radii;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}L${pointAt(to, hub)}A${hub} ${hub} 0 0 0 ${pointAt(from, hub)}Z`;
});

/** The ticks of the rim as path data: one for every three degrees, a long one at the middle of each sign. */
export const ticks = Array.from({ length: 120 }, (_, tick) => {
  const turn = tick / 10;
  return `M${pointAt(turn, radii.rim)}L${pointAt(turn, radii.rim - (tick % 10 === 0 ? 16 : 7))}`;
}).join('');
