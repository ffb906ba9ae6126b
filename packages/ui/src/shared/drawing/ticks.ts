export interface Tick {
  /** Where it is along the scale, 0 to 1. */
  share: number;
  isLong: boolean;
}

/** Most steps that a scale still shows apart on a phone. */
const MOST = 60;

/** Long ticks rule the whole by fives, else sixes (36 points), else fours; a whole that none of them rules has its ends. */
const longEvery = (steps: number) => [5, 6, 4].find((by) => steps % by === 0) ?? steps;

/**
 * The ticks of a ruled scale from 0 to `max`, both ends included: one for each whole step, or each 2, 5, 10 … where
 * there are too many; twenty where the whole is none of steps.
 */
export function ticksOf(max: number): Tick[] {
  if (!Number.isInteger(max) || max < 1)
    return Array.from({ length: 21 }, (_, index) => ({
      share: index / 20,
      isLong: index % 5 === 0,
    }));
  let step = 1;
  for (let index = 0; max / step > MOST; index += 1) step *= index % 3 === 1 ? 2.5 : 2;
  const steps = Math.floor(max / step);
  const long = longEvery(steps);
  return Array.from({ length: steps + 1 }, (_, index) => ({
    share: (index * step) / max,
    isLong: index % long === 0,
  }));
}

/** A point on a ring around the middle of a square box, clockwise from its top, as path data. */
export function onRing(share: number, radius: number, middle: number): string {
  const angle = share * 2 * Math.PI - Math.PI / 2;
  const at = (value: number) => (middle + radius * value).toFixed(2);
  return `${at(Math.cos(angle))} ${at(Math.sin(angle))}`;
}
