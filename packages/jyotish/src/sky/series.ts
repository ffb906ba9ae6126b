import { C1, C2, C3, C4, C5, C6, C7, S0, S1, S2, S3, S4, S5, S6 } from './sine.ts';
import { decodeVlq } from '../vlq.ts';

/**
 * A Poisson series as a generator packs it: the sum over n of T^n Σ A sin(φ(T)), with φ a cubic
 * in T, plus a polynomial. T is Julian centuries from J2000 (TT).
 */
export interface PackedSeries {
  /** Coefficients of 1, T, T², …, in the series' unit. */
  polynomial: readonly number[];
  /** Amplitudes are multiples of this, in the series' unit; it also sets the phases' precision. */
  step: number;
  /** For each power of T: amplitude (difference to the one before), phase, frequency, curvature
   *  and third-order coefficient of every term, largest amplitude first. */
  powers: readonly string[];
}

interface Terms {
  /** Terms whose phase needs the square and cube of T: amplitude, phase, frequency, curvature,
   *  third-order coefficient of each, in turns by century. They are the largest. */
  curved: Float64Array;
  /** Further terms that deserve a full sine: amplitude, phase, frequency. */
  large: Float64Array;
  /** Terms so small that five digits of their sine do. */
  small: Float64Array;
}

export interface Series {
  polynomial: readonly number[];
  powers: readonly Terms[];
}

/** Columns of one term in the packed form. */
const COLUMNS = 5;

/**
 * The resolution of a phase depends on the amplitude. The step of a phase in turns is the power of two at or below step
 * / amplitude; each further power of T halves it, since |T| ≤ 2.
 */
export function phaseStep(amplitudeSteps: number): number {
  return 2 ** -Math.ceil(Math.log2(amplitudeSteps) + 2);
}

export function unpackSeries(packed: PackedSeries): Series {
  return {
    polynomial: packed.polynomial,
    powers: packed.powers.map((text) => unpackTerms(text, packed.step)),
  };
}

/** Amplitude, in steps, below which five digits of a sine leave a twentieth of a step. */
const SMALL_AMPLITUDE = 4096;

function unpackTerms(text: string, step: number): Terms {
  const values = decodeVlq(text);
  const count = values.length / COLUMNS;
  // Columns lie one after another: like numbers side by side compress better.
  const column = (index: number, number: number): number => values[number * count + index]!;
  const curved: number[] = [];
  const large: number[] = [];
  const small: number[] = [];
  let amplitude = 0;
  for (let index = 0; index < count; index += 1) {
    amplitude = index === 0 ? column(0, 0) : amplitude - column(index, 0);
    const fine = phaseStep(amplitude);
    const term = [amplitude * step, column(index, 1) * fine, (column(index, 2) * fine) / 2];
    const curvature = (column(index, 3) * fine) / 4;
    const third = (column(index, 4) * fine) / 8;
    if (curvature !== 0 || third !== 0) curved.push(...term, curvature, third);
    else if (amplitude >= SMALL_AMPLITUDE) large.push(...term);
    else small.push(...term);
  }
  return {
    curved: Float64Array.from(curved),
    large: Float64Array.from(large),
    small: Float64Array.from(small),
  };
}

/** Value and rate (per century) of the series that `evaluateSeries` computed last. */
export const evaluated = { value: 0, rate: 0 };

const TURN = 2 * Math.PI;

/**
 * Sums a series at T centuries and leaves value and rate in `evaluated`, which spares the hot
 * path an allocation.
 */
export function evaluateSeries(series: Series, t: number): void {
  let value = 0;
  let rate = 0;
  const { polynomial, powers } = series;
  for (let power = polynomial.length - 1; power >= 0; power -= 1) {
    rate = rate * t + value;
    value = value * t + polynomial[power]!;
  }
  let weight = 1;
  let weightRate = 0;
  for (let power = 0; power < powers.length; power += 1) {
    sumTerms(powers[power]!, t);
    value += weight * sum;
    rate += weight * sumRate + weightRate * sum;
    weightRate = weightRate * t + weight;
    weight *= t;
  }
  evaluated.value = value;
  evaluated.rate = rate;
}

let sum = 0;
let sumRate = 0;

function sumTerms({ curved, large, small }: Terms, t: number): void {
  sum = 0;
  sumRate = 0;
  sumCurved(curved, t);
  sumLarge(large, t);
  sumSmall(small, t);
  sumRate *= TURN;
}

function sumCurved(terms: Float64Array, t: number): void {
  let value = 0;
  let rate = 0;
  for (let at = 0; at < terms.length; at += 5) {
    const frequency = terms[at + 2]!;
    const curvature = terms[at + 3]!;
    const third = terms[at + 4]!;
    const turns = terms[at + 1]! + (frequency + (curvature + third * t) * t) * t;
    const x = turns - Math.floor(turns + 0.5);
    const y = x * x;
    const s = x * (S0 + y * (S1 + y * (S2 + y * (S3 + y * (S4 + y * (S5 + y * S6))))));
    const c = 1 + y * (C1 + y * (C2 + y * (C3 + y * (C4 + y * (C5 + y * (C6 + y * C7))))));
    const amplitude = terms[at]!;
    value += amplitude * s * c;
    rate += amplitude * (frequency + (2 * curvature + 3 * third * t) * t) * (1 - 2 * s * s);
  }
  sum += 2 * value;
  sumRate += rate;
}

function sumLarge(terms: Float64Array, t: number): void {
  let value = 0;
  let rate = 0;
  for (let at = 0; at < terms.length; at += 3) {
    const frequency = terms[at + 2]!;
    const turns = terms[at + 1]! + frequency * t;
    const x = turns - Math.floor(turns + 0.5);
    const y = x * x;
    const s = x * (S0 + y * (S1 + y * (S2 + y * (S3 + y * (S4 + y * (S5 + y * S6))))));
    const c = 1 + y * (C1 + y * (C2 + y * (C3 + y * (C4 + y * (C5 + y * (C6 + y * C7))))));
    const amplitude = terms[at]!;
    value += amplitude * s * c;
    rate += amplitude * frequency * (1 - 2 * s * s);
  }
  sum += 2 * value;
  sumRate += rate;
}

function sumSmall(terms: Float64Array, t: number): void {
  let value = 0;
  let rate = 0;
  for (let at = 0; at < terms.length; at += 3) {
    const frequency = terms[at + 2]!;
    const turns = terms[at + 1]! + frequency * t;
    const x = turns - Math.floor(turns + 0.5);
    const y = x * x;
    const s = x * (S0 + y * (S1 + y * (S2 + y * (S3 + y * S4))));
    const c = 1 + y * (C1 + y * (C2 + y * (C3 + y * C4)));
    const amplitude = terms[at]!;
    value += amplitude * s * c;
    rate += amplitude * frequency * (1 - 2 * s * s);
  }
  sum += 2 * value;
  sumRate += rate;
}
