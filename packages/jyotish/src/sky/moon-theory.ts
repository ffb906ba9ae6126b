import type { JulianDay } from '../time/julian-day.ts';
import { AU_KM, CENTURY, J2000 } from './constants.ts';
import { evaluateSeries, evaluated } from './series.ts';
import type { Series } from './series.ts';
import { sphericalToState } from './vector.ts';
import type { State } from './vector.ts';

/** Laskar's polynomials of the ecliptic's pole, P and Q (ELP/MPP02, Chapront and Francou 2003). */
const P = [0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14];
const Q = [-0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14];

/** The three series of the theory: radians, radians, kilometres. */
export interface MoonTheory {
  longitude: Series;
  latitude: Series;
  distance: Series;
}

const ofDate: State = new Float64Array(6);

/**
 * Geometric geocentric Moon by ELP/MPP02 in the inertial ecliptic and equinox J2000 of that
 * theory, au and au a day, written to `out`.
 */
export function sumMoon(theory: MoonTheory, jdTt: JulianDay, out: State): void {
  const t = (jdTt - J2000) / CENTURY;
  const { longitude, latitude, distance } = theory;
  evaluateSeries(longitude, t);
  const { value: l, rate: lRate } = evaluated;
  evaluateSeries(latitude, t);
  const { value: b, rate: bRate } = evaluated;
  evaluateSeries(distance, t);
  const { value: r, rate: rRate } = evaluated;
  sphericalToState(
    l,
    b,
    r / AU_KM,
    lRate / CENTURY,
    bRate / CENTURY,
    rRate / CENTURY / AU_KM,
    ofDate,
  );

  const p = ((((P[4]! * t + P[3]!) * t + P[2]!) * t + P[1]!) * t + P[0]!) * t;
  const q = ((((Q[4]! * t + Q[3]!) * t + Q[2]!) * t + Q[1]!) * t + Q[0]!) * t;
  const root = 2 * Math.sqrt(1 - p * p - q * q);
  for (let at = 0; at < 6; at += 3) {
    const x = ofDate[at]!;
    const y = ofDate[at + 1]!;
    const z = ofDate[at + 2]!;
    out[at] = (1 - 2 * p * p) * x + 2 * p * q * y + p * root * z;
    out[at + 1] = 2 * p * q * x + (1 - 2 * q * q) * y - q * root * z;
    out[at + 2] = -p * root * x + q * root * y + (1 - 2 * p * p - 2 * q * q) * z;
  }
}
