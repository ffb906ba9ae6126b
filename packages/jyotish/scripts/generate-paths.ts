/**
 * Writes src/sky/data/paths.generated.ts: heliocentric paths of Jupiter to Pluto and Chiron, 1799
 * to 2201, as Chebyshev pieces fitted to positions that Debian's `swetest` prints from its CC0
 * data files (sources/README.md).
 * Run: node packages/jyotish/scripts/generate-paths.ts
 */
import { writeFileSync } from 'node:fs';
import { VSOP_TO_ICRS } from '../src/sky/precession.ts';
import { addSunSwing, pathState, unpackPath } from '../src/sky/chebyshev.ts';
import type { PackedPath } from '../src/sky/chebyshev.ts';
import { encodeVlq } from './vlq.ts';
import { swetest } from './swetest.ts';

/** 1799-07-01 to 2201-07-01: half a year beyond the civil years that the engine supports. */
const START = 2378312.5;
const END = 2525144.5;
const SAMPLE_DAYS = 8;
/** Samples on each side of a node that Lagrange's interpolation reads. */
const HALF_STENCIL = 5;

interface Plan {
  letter: string;
  years: number;
  coefficients: number;
  /** Precision of a coefficient, au. */
  step: number;
}

const plans: Record<string, Plan> = {
  JUPITER: { letter: '5', years: 12, coefficients: 22, step: 2.5e-7 },
  SATURN: { letter: '6', years: 10, coefficients: 16, step: 5e-7 },
  URANUS: { letter: '7', years: 20, coefficients: 16, step: 1.25e-6 },
  NEPTUNE: { letter: '8', years: 20, coefficients: 15, step: 2e-6 },
  PLUTO: { letter: '9', years: 20, coefficients: 17, step: 2e-6 },
  CHIRON: { letter: 'D', years: 10, coefficients: 15, step: 5e-7 },
};

type Point = readonly [number, number, number];

/** Geometric heliocentric positions at equal steps, in the frame of VSOP87. */
function sample(letter: string): Point[] {
  const first = START - HALF_STENCIL * SAMPLE_DAYS;
  const count = Math.ceil((END - START) / SAMPLE_DAYS) + 2 * HALF_STENCIL + 1;
  const geometric = ['-hel', '-true', '-icrs', '-j2000', '-nonut', '-noaberr', '-nodefl'];
  const lines = swetest(
    `-bj${first}`,
    `-p${letter}`,
    `-n${count}`,
    `-s${SAMPLE_DAYS}`,
    '-fx',
    '-ep',
    ...geometric,
  );
  return lines.map((line) => {
    const icrs = line.trim().split(/\s+/).map(Number);
    const [x, y, z] = [0, 1, 2].map(
      (axis) =>
        VSOP_TO_ICRS[axis]! * icrs[0]! +
        VSOP_TO_ICRS[axis + 3]! * icrs[1]! +
        VSOP_TO_ICRS[axis + 6]! * icrs[2]!,
    );
    return [x!, y!, z!];
  });
}

/** Lagrange's interpolation between the equal steps. */
function interpolate(points: readonly Point[], jd: number): Point {
  const position = (jd - START) / SAMPLE_DAYS + HALF_STENCIL;
  const first = Math.floor(position) - HALF_STENCIL + 1;
  const result = [0, 0, 0];
  for (let i = 0; i < 2 * HALF_STENCIL; i += 1) {
    let weight = 1;
    for (let j = 0; j < 2 * HALF_STENCIL; j += 1) {
      if (j !== i) weight *= (position - first - j) / (i - j);
    }
    const point = points[first + i]!;
    for (let axis = 0; axis < 3; axis += 1) result[axis]! += weight * point[axis]!;
  }
  return [result[0]!, result[1]!, result[2]!];
}

function withoutSunSwing(point: Point, jd: number): Point {
  const swing = new Float64Array(6);
  addSunSwing(jd, swing);
  return [point[0] - swing[0]!, point[1] - swing[1]!, point[2]];
}

function fit(points: readonly Point[], plan: Plan): PackedPath {
  const { coefficients, step } = plan;
  const pieces = Math.ceil((END - START) / (plan.years * 365.25));
  const days = (END - START) / pieces;
  const nodes = 2 * coefficients;
  const table = new Map<string, number>();
  for (let piece = 0; piece < pieces; piece += 1) {
    const values = Array.from({ length: nodes }, (_, node) => {
      const x = Math.cos((Math.PI * (node + 0.5)) / nodes);
      const jd = START + days * (piece + (x + 1) / 2);
      return withoutSunSwing(interpolate(points, jd), jd);
    });
    for (let axis = 0; axis < 3; axis += 1) {
      for (let degree = 0; degree < coefficients; degree += 1) {
        let sum = 0;
        for (let node = 0; node < nodes; node += 1) {
          sum += values[node]![axis]! * Math.cos((Math.PI * degree * (node + 0.5)) / nodes);
        }
        table.set(`${degree},${axis},${piece}`, (sum * (degree === 0 ? 1 : 2)) / nodes);
      }
    }
  }
  const integers: number[] = [];
  for (let degree = 0; degree < coefficients; degree += 1) {
    for (let axis = 0; axis < 3; axis += 1) {
      for (let piece = 0; piece < pieces; piece += 1) {
        integers.push(Math.round(table.get(`${degree},${axis},${piece}`)! / step));
      }
    }
  }
  return { start: START, days, pieces, coefficients, step, data: encodeVlq(integers) };
}

/** Largest distance between path and samples, au. */
function worstError(points: readonly Point[], packed: PackedPath): number {
  const path = unpackPath(packed);
  const state = new Float64Array(6);
  let worst = 0;
  for (let index = HALF_STENCIL; START + (index - HALF_STENCIL) * SAMPLE_DAYS < END; index += 1) {
    pathState(path, START + (index - HALF_STENCIL) * SAMPLE_DAYS, state);
    const point = points[index]!;
    const error = Math.hypot(state[0]! - point[0], state[1]! - point[1], state[2]! - point[2]);
    worst = Math.max(worst, error);
  }
  return worst;
}

let body = `// Made by scripts/generate-paths.ts; see sources/README.md. Do not edit.
import type { PackedPath } from '../chebyshev.ts';
`;
for (const [name, plan] of Object.entries(plans)) {
  const points = sample(plan.letter);
  const packed = fit(points, plan);
  console.log(
    `${name}: ${packed.pieces} pieces, ${packed.data.length} characters, ${worstError(points, packed).toExponential(1)} au`,
  );
  body += `export const ${name}: PackedPath = ${JSON.stringify(packed)};\n`;
}
writeFileSync(new URL('../src/sky/data/paths.generated.ts', import.meta.url), body);
