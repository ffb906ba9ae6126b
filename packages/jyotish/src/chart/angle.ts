import { JyotishError } from '../error.ts';

/**
 * Every division of the zodiac that jyotish uses (signs, nakshatras, padas, the parts of the sixteen vargas, tithis,
 * karanas) is an integer number of ticks. A binary fraction cannot represent 13°20′ or 30°/7 exactly; integers can, so
 * that a boundary belongs to exactly one side. One tick is 1/7 of a micro-arcsecond.
 */
export const TICKS_PER_DEGREE = 3600 * 7 * 1e6;

const TICKS_PER_CIRCLE = 360 * TICKS_PER_DEGREE;

/**
 * An angle reduced to one turn.
 * @param degrees any finite angle, degrees
 * @returns degrees in [0, 360)
 */
export function normaliseDegrees(degrees: number): number {
  const turned = degrees % 360;
  // An angle already within the turn must be returned unchanged, and -0 as 0.
  return turned < 0 ? (turned + 360) % 360 : turned + 0;
}

/**
 * The shortest arc between two longitudes, taken across 0° Aries where that is shorter.
 * @param a degrees
 * @param b degrees
 * @returns degrees in [0, 180]
 */
export function shortestArc(a: number, b: number): number {
  const forward = normaliseDegrees(a - b);
  return Math.min(forward, 360 - forward);
}

/**
 * An angle as integer ticks within one turn: the basis of every half-open division.
 * @param degrees any finite angle, degrees
 * @returns integer in [0, 360 × TICKS_PER_DEGREE)
 * @throws JyotishError `out_of_range` when the angle is not a finite number
 */
export function ticksOf(degrees: number): number {
  if (!Number.isFinite(degrees)) {
    throw new JyotishError('out_of_range', 'A longitude must be a finite number of degrees.');
  }
  // Rounding can give the full turn, which is 0°.
  return Math.round(normaliseDegrees(degrees) * TICKS_PER_DEGREE) % TICKS_PER_CIRCLE;
}

/** Where an angle is in an equal division of the circle. */
export interface Division {
  /** which part, from 0 */
  readonly index: number;
  /** how much of the part has passed, 0 to 1 (1 excluded) */
  readonly elapsed: number;
}

/**
 * The part of the circle that contains an angle, when the circle is divided into equal parts from 0°. Half-open: the
 * start of a part belongs to it, its end to the next.
 * @param degrees any finite angle, degrees
 * @param parts number of parts; must divide 360 × TICKS_PER_DEGREE (12, 27, 30, 60, 108 do)
 */
export function divide(degrees: number, parts: number): Division {
  const ticks = ticksOf(degrees);
  const width = TICKS_PER_CIRCLE / parts;
  const index = Math.floor(ticks / width);
  return { index, elapsed: (ticks - index * width) / width };
}
