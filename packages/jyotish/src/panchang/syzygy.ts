import { apparentPosition } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';

/** Mean new moon of lunation 0 (January 2000, Julian day TT) and mean lunation, days. */
const EPOCH = 2_451_550.097_66;
export const MEAN_LUNATION = 29.530_588_861;

const DEGREE = Math.PI / 180;

/**
 * Difference of the true new moon from the mean one, days: coefficient of the sine of a sum of
 * multiples of the Sun's anomaly, the Moon's anomaly and the Moon's argument of latitude (Meeus,
 * Astronomical Algorithms, 2nd ed., ch. 49; the largest terms). Within four minutes, at the full moon
 * too: a first guess for one or two Newton steps on the true positions.
 */
const TERMS: readonly (readonly [days: number, sun: number, moon: number, node: number])[] = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
];

/** Two minutes, in days: a Newton step this short leaves an error of some milliseconds at most. */
const SHORT_STEP = 1 / 720;

/** The lunation, counted from January 2000, of the last mean new moon; it may be off by one. */
export function meanLunationAt(jdUt: JulianDay): number {
  return Math.floor((jdUt - EPOCH) / MEAN_LUNATION);
}

/**
 * When Sun and Moon are together or opposite.
 * @param phase lunations from the new moon of January 2000: a whole number is a new moon, a whole
 *   number and a half a full moon
 * @returns Julian day (UT), within 0.01 s of the engine's own positions
 * @throws JyotishError `out_of_range` outside 1799-07 to 2201-06
 */
export function syzygy(phase: number): JulianDay {
  const elongation = Number.isInteger(phase) ? 0 : 180;
  let jdTt = approximateSyzygy(phase);
  let step = 1;
  while (Math.abs(step) > SHORT_STEP) {
    const moon = apparentPosition('moon', jdTt);
    const sun = apparentPosition('sun', jdTt);
    const ahead = (((moon.longitude - sun.longitude - elongation) % 360) + 540) % 360;
    step = (180 - ahead) / (moon.speed - sun.speed);
    jdTt += step;
  }
  return jdTt - deltaT(jdTt) / 86_400;
}

function approximateSyzygy(phase: number): JulianDay {
  const sun = (2.5534 + 29.105_356_7 * phase) * DEGREE;
  const moon = (201.5643 + 385.816_935_28 * phase) * DEGREE;
  const node = (160.7108 + 390.670_502_84 * phase) * DEGREE;
  let jdTt = EPOCH + MEAN_LUNATION * phase;
  for (const [days, ofSun, ofMoon, ofNode] of TERMS) {
    jdTt += days * Math.sin(ofSun * sun + ofMoon * moon + ofNode * node);
  }
  return jdTt;
}
