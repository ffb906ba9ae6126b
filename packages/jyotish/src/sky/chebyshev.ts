import { outOfRange } from './range.ts';
import type { JulianDay } from '../time/julian-day.ts';
import { CENTURY, DEGREE, J2000 } from './constants.ts';
import type { State } from './vector.ts';
import { decodeVlq } from '../vlq.ts';

/**
 * A body's heliocentric path in pieces, each a Chebyshev polynomial per coordinate. The quick swing of the Sun about
 * the common centre, which Venus, Earth and Mars cause, is removed from the pieces (`addSunSwing` adds it again),
 * because long smooth pieces keep the table small.
 */
export interface PackedPath {
  /** Julian day (TT) where the first piece begins. */
  start: JulianDay;
  /** Length of a piece in days. */
  days: number;
  pieces: number;
  /** Coefficients of a coordinate in a piece. */
  coefficients: number;
  /** The coefficients are multiples of this, au. */
  step: number;
  /** Ordered by coefficient, then coordinate, then piece: like numbers side by side. */
  data: string;
}

export interface Path {
  start: JulianDay;
  days: number;
  pieces: number;
  coefficients: number;
  /** Ordered by piece, then coordinate, then coefficient: au. */
  values: Float64Array;
}

export function unpackPath({ start, days, pieces, coefficients, step, data }: PackedPath): Path {
  const packed = decodeVlq(data);
  const values = new Float64Array(packed.length);
  let at = 0;
  for (let degree = 0; degree < coefficients; degree += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      for (let piece = 0; piece < pieces; piece += 1) {
        values[(piece * 3 + axis) * coefficients + degree] = packed[at]! * step;
        at += 1;
      }
    }
  }
  return { start, days, pieces, coefficients, values };
}

/**
 * Position and velocity on a path at a Julian day (TT), written to `out`.
 * @throws JyotishError `out_of_range` outside the years the path covers.
 */
export function pathState(path: Path, jdTt: JulianDay, out: State): void {
  const { days, coefficients, values } = path;
  const position = (jdTt - path.start) / days;
  const piece = Math.floor(position);
  if (!(piece >= 0 && piece < path.pieces)) throw outOfRange();
  const x = 2 * (position - piece) - 1;
  for (let axis = 0; axis < 3; axis += 1) {
    const first = (piece * 3 + axis) * coefficients;
    // Clenshaw's recurrence, for the value (b) and its derivative (d) together.
    let b1 = 0;
    let b2 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let at = first + coefficients - 1; at > first; at -= 1) {
      const d0 = 2 * b1 + 2 * x * d1 - d2;
      const b0 = values[at]! + 2 * x * b1 - b2;
      d2 = d1;
      d1 = d0;
      b2 = b1;
      b1 = b0;
    }
    out[axis] = values[first]! + x * b1 - b2;
    out[axis + 3] = ((b1 + x * d1 - d2) * 2) / days;
  }
  addSunSwing(jdTt, out);
}

/** Mean longitude at J2000 and a century (degrees; Simon et al. 1994), and swing (au): mass in Suns
 *  times mean distance, on a circle in the ecliptic, of Venus, Earth with Moon, and Mars. */
const SWINGS = [
  [181.979801, 58517.815676, 2.44784e-6 * 0.723332],
  [100.466457, 35999.372852, 3.040433e-6 * 1.000001],
  [355.433, 19140.299314, 3.2272e-7 * 1.523679],
] as const;

/** Adds what the inner planets' pull on the Sun does to a heliocentric state. */
export function addSunSwing(jdTt: JulianDay, state: State): void {
  const t = (jdTt - J2000) / CENTURY;
  for (let index = 0; index < SWINGS.length; index += 1) {
    const [start, rate, radius] = SWINGS[index]!;
    const angle = (start + rate * t) * DEGREE;
    const speed = (rate * DEGREE) / CENTURY;
    const x = radius * Math.cos(angle);
    const y = radius * Math.sin(angle);
    state[0]! += x;
    state[1]! += y;
    state[3]! -= speed * y;
    state[4]! += speed * x;
  }
}
