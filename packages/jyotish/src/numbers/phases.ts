import { parseDate } from '../time/index.ts';
import { indianNumbersOf } from './moolank.ts';
import { digitsOf, reductionOf } from './reduce.ts';
import type { ReductionStep } from './reduce.ts';

/** One of the four phases of a life, with what it offers and what it asks. */
export interface NumerologyPhase {
  /** completed years at its start; 0 for the first */
  readonly fromAge: number;
  /** completed years at its end; null for the last */
  readonly toAge: number | null;
  /** the number of what the years offer */
  readonly pinnacle: {
    /** 1 to 9, 11 or 22 */
    readonly number: number;
    /** each addition, first to last */
    readonly sums: readonly ReductionStep[];
  };
  /** the number of what the years ask to be learned */
  readonly challenge: {
    /** 0 to 8 */
    readonly number: number;
    /** the two single digits whose difference it is */
    readonly of: readonly [number, number];
  };
}

/** The four phases of a life. */
export type NumerologyPhases = readonly [
  NumerologyPhase,
  NumerologyPhase,
  NumerologyPhase,
  NumerologyPhase,
];

/** Years of the first phase, before the number of the whole date is subtracted; the next two have nine years each. */
const FIRST_PHASE = 36;
const PHASE = 9;

/**
 * The four pinnacles and challenges of a birth date (Hans Decoz, *Numerology*, pinnacle cycles): month, day and year are reduced
 * one by one; pinnacles add month and day, day and year, the first two pinnacles, month and year, and keep 11 and 22;
 * challenges are the differences of the same pairs in single digits. The first phase lasts to the age of 36 less the number of
 * the whole date in one digit, the next two nine years each. Schools differ about the time of a challenge; here it is that of
 * its pinnacle.
 * @param birthDate `YYYY-MM-DD`
 * @throws JyotishError `invalid_date`, `out_of_range` (years 1800 to 2200)
 */
export function numerologyPhasesOf(birthDate: string): NumerologyPhases {
  const { year, month, day } = parseDate(birthDate);
  const parts = [month, day, year] as const;
  const [m, d, y] = parts.map((part) => reductionOf(digitsOf(part)).at(-1)!.sum) as Three;
  const digits = parts.map((part) => reductionOf(digitsOf(part), false).at(-1)!.sum) as Three;
  const pinnacleOf = (...terms: number[]) => {
    const sums = reductionOf(terms);
    return { number: sums.at(-1)!.sum, sums };
  };
  const challengeOf = (a: number, b: number) => ({ number: Math.abs(a - b), of: [a, b] as const });
  const [first, second] = [pinnacleOf(m, d), pinnacleOf(d, y)];
  const [third, fourth] = [pinnacleOf(first.number, second.number), pinnacleOf(m, y)];
  const [early, later] = [challengeOf(digits[0], digits[1]), challengeOf(digits[1], digits[2])];
  const [main, last] = [challengeOf(early.number, later.number), challengeOf(digits[0], digits[2])];
  const end = FIRST_PHASE - indianNumbersOf(birthDate).bhagyank.number;
  return [
    { fromAge: 0, toAge: end, pinnacle: first, challenge: early },
    { fromAge: end, toAge: end + PHASE, pinnacle: second, challenge: later },
    { fromAge: end + PHASE, toAge: end + 2 * PHASE, pinnacle: third, challenge: main },
    { fromAge: end + 2 * PHASE, toAge: null, pinnacle: fourth, challenge: last },
  ];
}

type Three = [number, number, number];
