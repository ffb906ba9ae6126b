import type { PackedSeries } from '../src/sky/series.ts';
import { phaseStep } from '../src/sky/series.ts';
import { encodeVlq } from './vlq.ts';

/** A sin(phase + frequency T + curvature T² + third T³), radians and centuries. */
export interface Term {
  amplitude: number;
  phase: number;
  frequency: number;
  curvature: number;
  third: number;
}

/** The engine supports 1800 to 2200: two centuries either side of J2000. */
const LONGEST_CENTURIES = 2;
const TURN = 2 * Math.PI;

/**
 * Packs terms by power of T, leaving out those that never reach `cut` between 1800 and 2200.
 * `step` is the precision of amplitudes; terms of frequency zero join the polynomial.
 */
export function packSeries(
  powers: readonly (readonly Term[])[],
  { cut, step, polynomial = [] }: { cut: number; step: number; polynomial?: readonly number[] },
): { packed: PackedSeries; terms: number } {
  const constant = [...polynomial];
  let count = 0;
  const texts = powers.map((terms, power) => {
    const reach = LONGEST_CENTURIES ** power;
    const moving: Term[] = [];
    for (const term of terms) {
      if (term.frequency === 0) {
        while (constant.length <= power) constant.push(0);
        constant[power] = constant[power]! + term.amplitude * Math.sin(term.phase);
      } else if (Math.abs(term.amplitude) * reach >= cut) {
        moving.push(term);
      }
    }
    count += moving.length;
    return packTerms(moving, step);
  });
  while (texts.at(-1) === '') texts.pop();
  return { packed: { polynomial: constant, step, powers: texts }, terms: count };
}

function packTerms(terms: readonly Term[], step: number): string {
  const sorted = terms
    .map((term) => ({ term, size: Math.max(1, Math.round(Math.abs(term.amplitude) / step)) }))
    .toSorted((a, b) => b.size - a.size);
  const columns: number[][] = [[], [], [], [], []];
  let previous = 0;
  for (const { term, size } of sorted) {
    const fine = phaseStep(size);
    const turns = (term.amplitude < 0 ? term.phase + Math.PI : term.phase) / TURN;
    columns[0]!.push(previous === 0 ? size : previous - size);
    columns[1]!.push(Math.round((turns - Math.round(turns)) / fine));
    columns[2]!.push(Math.round(term.frequency / TURN / (fine / 2)));
    columns[3]!.push(Math.round(term.curvature / TURN / (fine / 4)));
    columns[4]!.push(Math.round(term.third / TURN / (fine / 8)));
    previous = size;
  }
  return encodeVlq(columns.flat());
}
