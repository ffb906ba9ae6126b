/** One line of the working: terms and their sum. */
export interface ReductionStep {
  /** what is added */
  readonly terms: readonly number[];
  /** their total */
  readonly sum: number;
}

/** The numbers that keep two digits. */
export type MasterNumber = 11 | 22;

/** Whether a number is one of the two that keep two digits; 33 is not one here. */
export function isMaster(number: number): number is MasterNumber {
  return number === 11 || number === 22;
}

function add(terms: readonly number[]): ReductionStep {
  return { terms, sum: terms.reduce((total, term) => total + term, 0) };
}

/** The digits of an integer, first to last. */
export function digitsOf(number: number): readonly number[] {
  return [...String(number)].map(Number);
}

/**
 * Adds up, then adds the digits of the sum until one digit is left (Faubion, *Motivational Numerology*: a sum that is a
 * master number stops there).
 * @param terms integers, at least one
 * @param keepMasters whether 11 and 22 stop the reduction
 * @returns every line, the last one with the result
 */
export function reductionOf(
  terms: readonly number[],
  keepMasters = true,
): readonly ReductionStep[] {
  const sums = [add(terms)];
  for (;;) {
    const { sum } = sums.at(-1)!;
    if (sum < 10 || (keepMasters && isMaster(sum))) return sums;
    sums.push(add(digitsOf(sum)));
  }
}
