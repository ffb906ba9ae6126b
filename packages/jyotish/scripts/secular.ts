/**
 * The slow drift between a theory's longitude and the integration of DE431, as `swetest` prints
 * it: a cubic in T, which the generator adds to the theory's mean longitude.
 */
import { CENTURY, J2000 } from '../src/sky/constants.ts';
import { swetest } from './swetest.ts';

/** 1799-07-01, and steps that fall on no body's period. */
const START = 2378312.5;
const STEP_DAYS = 36.73;
const COUNT = 4000;
const DEGREE_OF_FIT = 3;

interface Sight {
  jdTt: number;
  /** Longitude in the theory's own ecliptic J2000, radians. */
  longitude: number;
}

/**
 * Geometric longitudes of a body; `toIcrs` turns the theory's frame to the ICRS. `antipode` converts the geocentric Sun
 * to the heliocentric Earth.
 */
export function sightings(
  options: { letter: string; heliocentric: boolean; antipode?: boolean },
  toIcrs: readonly number[],
): Sight[] {
  const flags = ['-true', '-icrs', '-j2000', '-nonut', '-noaberr', '-nodefl', '-fJx', '-ep'];
  if (options.heliocentric) flags.push('-hel');
  const sign = options.antipode ? -1 : 1;
  return swetest(
    `-bj${START}`,
    `-p${options.letter}`,
    `-n${COUNT}`,
    `-s${STEP_DAYS}`,
    ...flags,
  ).map((line, index) => {
    const [, ...icrs] = line.trim().split(/\s+/).map(Number);
    const [x, y] = [0, 1].map(
      (axis) =>
        sign *
        (toIcrs[axis]! * icrs[0]! + toIcrs[axis + 3]! * icrs[1]! + toIcrs[axis + 6]! * icrs[2]!),
    );
    return { jdTt: START + index * STEP_DAYS, longitude: Math.atan2(y!, x!) };
  });
}

/** Least-squares cubic in T (radians) of sighted minus theoretical longitude. */
export function secularCorrection(
  sights: readonly Sight[],
  theory: (jdTt: number) => number,
): number[] {
  const size = DEGREE_OF_FIT + 1;
  const rows = Array.from({ length: size }, () => Array.from({ length: size + 1 }, () => 0));
  for (const { jdTt, longitude } of sights) {
    const t = (jdTt - J2000) / CENTURY;
    const difference = Math.atan2(
      Math.sin(longitude - theory(jdTt)),
      Math.cos(longitude - theory(jdTt)),
    );
    for (let i = 0; i < size; i += 1) {
      for (let j = 0; j < size; j += 1) rows[i]![j]! += t ** (i + j);
      rows[i]![size]! += difference * t ** i;
    }
  }
  return solve(rows);
}

/** Gaussian elimination of an augmented matrix that is positive definite. */
function solve(rows: number[][]): number[] {
  const size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue;
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column <= size; column += 1) {
        rows[row]![column]! -= factor * rows[pivot]![column]!;
      }
    }
  }
  return rows.map((row, index) => row[size]! / row[index]!);
}
