import { all, any, not } from '../condition.ts';
import { FIVE, inHouse, someIn } from '../predicates.ts';
import type { Subject } from '../subject.ts';

/** Of the five, some before, after, on both sides of or on neither side of a luminary: one of the four always holds. */
export const sides = (luminary: Subject) => {
  const second = someIn(FIVE, [2], luminary);
  const twelfth = someIn(FIVE, [12], luminary);
  return {
    second: all(second, not(twelfth)),
    twelfth: all(twelfth, not(second)),
    both: all(second, twelfth),
    neither: all(inHouse(luminary, [1], luminary), not(any(second, twelfth))),
  };
};
