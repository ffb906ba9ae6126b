import { parseDate } from '../time/index.ts';
import { digitsOf, reductionOf } from './reduce.ts';
import type { ReductionStep } from './reduce.ts';

/** A number of one digit and how it was reached. */
export interface ReducedNumber {
  /** 1 to 9 */
  readonly number: number;
  /** each addition of digits, first to last */
  readonly sums: readonly ReductionStep[];
}

/** The two numbers that Indian numerology reads from a birth date; it has no master numbers. */
export interface IndianNumbers {
  /** the day of the month, reduced */
  readonly moolank: ReducedNumber;
  /** all digits of the date, reduced */
  readonly bhagyank: ReducedNumber;
}

function reduced(terms: readonly number[]): ReducedNumber {
  const sums = reductionOf(terms, false);
  return { number: sums.at(-1)!.sum, sums };
}

/**
 * Moolank and bhagyank of a birth date.
 * @param birthDate `YYYY-MM-DD`
 * @throws JyotishError `invalid_date`, `out_of_range` (years 1800 to 2200)
 */
export function indianNumbersOf(birthDate: string): IndianNumbers {
  const { year, month, day } = parseDate(birthDate);
  return {
    moolank: reduced(digitsOf(day)),
    bhagyank: reduced([day, month, year].flatMap(digitsOf)),
  };
}
