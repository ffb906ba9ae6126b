import type { JulianDay } from '../time/julian-day.ts';
import { ARCSECOND, CENTURY, DEGREE, J2000 } from './constants.ts';
import { NUTATION_TERMS } from './data/nutation-terms.ts';
import { C1, C2, C3, C4, C5, C6, C7, S0, S1, S2, S3, S4, S5, S6 } from './sine.ts';

/** Nutation in radians and its rate in longitude in radians a day. */
export interface NutationState {
  longitude: number;
  obliquity: number;
  longitudeRate: number;
}

/** Mean anomalies of Moon and Sun, argument of latitude, elongation, node: arc-seconds at J2000
 *  and a century (Simon et al. 1994). */
const ARGUMENTS = [
  [485868.249036, 1717915923.2178],
  [1287104.79305, 129596581.0481],
  [335779.526232, 1739527262.8478],
  [1072260.70369, 1602961601.209],
  [450160.398036, -6962890.5431],
] as const;

const TENTH_MICROARCSECOND = ARCSECOND / 1e7;
/** Fixed offsets that replace the planetary terms. */
const PLANETARY_LONGITUDE = -0.135e-3 * ARCSECOND;
const PLANETARY_OBLIQUITY = 0.388e-3 * ARCSECOND;

const TURN_ARCSECONDS = 1_296_000;
const COLUMNS = 8;
let table: Float64Array | undefined;

/** Phase and frequency (turns, turns a century) of each term, then its six coefficients. */
function termTable(): Float64Array {
  if (table) return table;
  const built = new Float64Array(NUTATION_TERMS.length * COLUMNS);
  NUTATION_TERMS.forEach((row, index) => {
    let phase = 0;
    let frequency = 0;
    ARGUMENTS.forEach(([start, rate], argument) => {
      phase += row[argument]! * start;
      frequency += row[argument]! * rate;
    });
    const at = index * COLUMNS;
    built[at] = (phase % TURN_ARCSECONDS) / TURN_ARCSECONDS;
    built[at + 1] = frequency / TURN_ARCSECONDS;
    for (let column = 0; column < 6; column += 1) {
      built[at + 2 + column] = row[5 + column]! * TENTH_MICROARCSECOND;
    }
  });
  table = built;
  return built;
}

const state: NutationState = { longitude: 0, obliquity: 0, longitudeRate: 0 };
let stateAt = Number.NaN;

/** IAU 2000B nutation at a Julian day (TT). The object is reused by the next call. */
export function nutationState(jdTt: JulianDay): Readonly<NutationState> {
  if (jdTt === stateAt) return state;
  const t = (jdTt - J2000) / CENTURY;
  const terms = termTable();
  let longitude = 0;
  let obliquity = 0;
  let rate = 0;
  for (let at = terms.length - COLUMNS; at >= 0; at -= COLUMNS) {
    const frequency = terms[at + 1]!;
    const turns = terms[at]! + frequency * t;
    const x = turns - Math.floor(turns + 0.5);
    const y = x * x;
    const s = x * (S0 + y * (S1 + y * (S2 + y * (S3 + y * (S4 + y * (S5 + y * S6))))));
    const c = 1 + y * (C1 + y * (C2 + y * (C3 + y * (C4 + y * (C5 + y * (C6 + y * C7))))));
    const sine = 2 * s * c;
    const cosine = 1 - 2 * s * s;
    const inPhase = terms[at + 2]! + terms[at + 3]! * t;
    const outOfPhase = terms[at + 4]!;
    longitude += inPhase * sine + outOfPhase * cosine;
    rate += frequency * (inPhase * cosine - outOfPhase * sine);
    obliquity += (terms[at + 5]! + terms[at + 6]! * t) * cosine + terms[at + 7]! * sine;
  }
  state.longitude = longitude + PLANETARY_LONGITUDE;
  state.obliquity = obliquity + PLANETARY_OBLIQUITY;
  state.longitudeRate = (rate * 2 * Math.PI) / CENTURY;
  stateAt = jdTt;
  return state;
}

/**
 * Nutation at a Julian day (TT), in degrees: in longitude and in obliquity.
 * IAU 2000B (McCarthy and Luzum 2003), within 0.001″ of the full model.
 */
export function nutation(jdTt: JulianDay): {
  /** of the equinox along the ecliptic, degrees */
  longitude: number;
  /** change of the obliquity of the ecliptic, degrees */
  obliquity: number;
} {
  const { longitude, obliquity } = nutationState(jdTt);
  return { longitude: longitude / DEGREE, obliquity: obliquity / DEGREE };
}
