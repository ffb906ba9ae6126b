import type { JulianDay } from '../time/julian-day.ts';
import { ARCSECOND, CENTURY, DEGREE, J2000 } from './constants.ts';
import { nutationState } from './nutation.ts';

/** A 3 × 3 rotation, row by row. */
export type Rotation = Float64Array;

/**
 * Rotation from the dynamical ecliptic and equinox J2000 of VSOP87 to the ICRS
 * (Bretagnon and Francou 1988 give it to FK5, which the ICRS follows to 0.02″).
 */
export const VSOP_TO_ICRS: readonly number[] = [
  1, 0.00000044036, -0.000000190919, -0.000000479966, 0.917482137087, -0.397776982902, 0,
  0.397776982902, 0.917482137087,
];

/**
 * Obliquity and equinox offset (arc-seconds) of the inertial ecliptic J2000 of ELP/MPP02 against
 * the ICRS (Chapront, Chapront-Touzé and Francou 2002, table 4).
 */
const ELP_OBLIQUITY = 84381.411;
const ELP_EQUINOX = -0.05542;

/** Rotation from the ecliptic J2000 of ELP/MPP02 to the ICRS. */
export const ELP_TO_ICRS = elpToIcrs();

function elpToIcrs(): readonly number[] {
  const cosObliquity = Math.cos(ELP_OBLIQUITY * ARCSECOND);
  const sinObliquity = Math.sin(ELP_OBLIQUITY * ARCSECOND);
  const cosEquinox = Math.cos(ELP_EQUINOX * ARCSECOND);
  const sinEquinox = Math.sin(ELP_EQUINOX * ARCSECOND);
  return [
    cosEquinox,
    -sinEquinox,
    0,
    sinEquinox * cosObliquity,
    cosEquinox * cosObliquity,
    -sinObliquity,
    sinEquinox * sinObliquity,
    cosEquinox * sinObliquity,
    cosObliquity,
  ];
}

function polynomial(coefficients: readonly number[], t: number): number {
  let value = 0;
  for (let power = coefficients.length - 1; power >= 0; power -= 1) {
    value = value * t + coefficients[power]!;
  }
  return value;
}

/**
 * Fukushima-Williams angles of the IAU 2006 precession, frame bias included, in arc-seconds
 * (Hilton et al. 2006; Capitaine, Wallace and Chapront 2003).
 */
const GAMMA = [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026];
const PHI = [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176];
const PSI = [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148];
const OBLIQUITY = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434];

/** Mean obliquity of the ecliptic (IAU 2006), radians. */
export function meanObliquity(jdTt: JulianDay): number {
  return polynomial(OBLIQUITY, (jdTt - J2000) / CENTURY) * ARCSECOND;
}

/** True obliquity of the ecliptic at a Julian day (TT), degrees. */
export function trueObliquity(jdTt: JulianDay): number {
  return (meanObliquity(jdTt) + nutationState(jdTt).obliquity) / DEGREE;
}

const fromIcrs: Rotation = new Float64Array(9);
const fromVsop: Rotation = new Float64Array(9);
const fromElp: Rotation = new Float64Array(9);
let frameAt = Number.NaN;

function prepare(jdTt: JulianDay): void {
  if (jdTt === frameAt) return;
  const t = (jdTt - J2000) / CENTURY;
  const gamma = polynomial(GAMMA, t) * ARCSECOND;
  const phi = polynomial(PHI, t) * ARCSECOND;
  const psi = polynomial(PSI, t) * ARCSECOND;
  const [cg, sg] = [Math.cos(gamma), Math.sin(gamma)];
  const [cf, sf] = [Math.cos(phi), Math.sin(phi)];
  const [cp, sp] = [Math.cos(psi), Math.sin(psi)];
  // R3(-psi) R1(phi) R3(gamma)
  fromIcrs[0] = cp * cg + sp * cf * sg;
  fromIcrs[1] = cp * sg - sp * cf * cg;
  fromIcrs[2] = -sp * sf;
  fromIcrs[3] = sp * cg - cp * cf * sg;
  fromIcrs[4] = sp * sg + cp * cf * cg;
  fromIcrs[5] = cp * sf;
  fromIcrs[6] = sf * sg;
  fromIcrs[7] = -sf * cg;
  fromIcrs[8] = cf;
  multiply(fromIcrs, VSOP_TO_ICRS, fromVsop);
  multiply(fromIcrs, ELP_TO_ICRS, fromElp);
  frameAt = jdTt;
}

function multiply(left: Rotation, right: readonly number[], out: Rotation): void {
  for (let row = 0; row < 9; row += 3) {
    for (let column = 0; column < 3; column += 1) {
      out[row + column] =
        left[row]! * right[column]! +
        left[row + 1]! * right[3 + column]! +
        left[row + 2]! * right[6 + column]!;
    }
  }
}

/** A vector of the ICRS in the ecliptic J2000 of VSOP87. */
export function icrsToVsop(x: number, y: number, z: number): [number, number, number] {
  const turned = [0, 1, 2].map(
    (axis) => VSOP_TO_ICRS[axis]! * x + VSOP_TO_ICRS[axis + 3]! * y + VSOP_TO_ICRS[axis + 6]! * z,
  );
  return [turned[0]!, turned[1]!, turned[2]!];
}

/** Rotation from the ecliptic J2000 of VSOP87 to the mean ecliptic and equinox of date. */
export function vsopToEclipticOfDate(jdTt: JulianDay): Rotation {
  prepare(jdTt);
  return fromVsop;
}

/** Rotation from the ecliptic J2000 of ELP/MPP02 to the mean ecliptic and equinox of date. */
export function moonToEclipticOfDate(jdTt: JulianDay): Rotation {
  prepare(jdTt);
  return fromElp;
}

/** Rate of general precession in longitude at a Julian day (TT), radians a day (IAU 2006). */
export function precessionRate(jdTt: JulianDay): number {
  const t = (jdTt - J2000) / CENTURY;
  return ((5028.796195 + 2.2108696 * t) * ARCSECOND) / CENTURY;
}
