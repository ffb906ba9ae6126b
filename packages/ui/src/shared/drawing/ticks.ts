export interface Tick {
  /** Position along the scale, 0 to 1. */
  share: number;
  isLong: boolean;
}

/** Maximum number of steps that are distinguishable on a phone. */
const MAX_TICKS = 60;

/** Long ticks are at multiples of five, else six (36 points), else four; if none divides the scale, at its ends only. */
const longEvery = (steps: number) => [5, 6, 4].find((by) => steps % by === 0) ?? steps;

/**
 * The ticks of a ruled scale from 0 to `max`, both ends included: one for each unit, or each 2, 5, 10 … if there are
 * too many; twenty if the scale has no integer steps.
 */
export function ticksOf(max: number): Tick[] {
  if (!Number.isInteger(max) || max < 1)
    return Array.from({ length: 21 }, (_, index) => ({
      share: index / 20,
      isLong: index % 5 === 0,
    }));
  let step = 1;
  for (let index = 0; max / step > MAX_TICKS; index += 1) step *= index % 3 === 1 ? 2.5 : 2;
  const steps = Math.floor(max / step);
  const long = longEvery(steps);
  return Array.from({ length: steps + 1 }, (_, index) => ({
    share: (index * step) / max,
    isLong: index % long === 0,
  }));
}

/** A point on a ring around the middle of a square box, at a share of the turn, clockwise from its top. */
export function ringPoint(share: number, radius: number, middle: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  const at = (value: number) => Math.round((middle + radius * value) * 100) / 100;
  return { x: at(Math.cos(angle)), y: at(Math.sin(angle)) };
}

/** The same as path data. */
export function onRing(share: number, radius: number, middle: number): string {
  const { x, y } = ringPoint(share, radius, middle);
  return `${x} ${y}`;
}

/** A line across a ring at a share of the turn, as path data. */
export const acrossRing = (share: number, outer: number, inner: number, middle: number): string =>
  `M${onRing(share, outer, middle)}L${onRing(share, inner, middle)}`;

/** A part of a ring between two shares of the turn, as path data: clockwise, or back if `to` is the smaller. */
export function ringPart(
  from: number,
  to: number,
  outer: number,
  inner: number,
  middle: number,
): string {
  const large = Math.abs(to - from) > 0.5 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const at = (share: number, radius: number) => onRing(share, radius, middle);
  return `M${at(from, outer)}A${outer} ${outer} 0 ${large} ${sweep} ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 ${large} ${1 - sweep} ${at(from, inner)}Z`;
}
