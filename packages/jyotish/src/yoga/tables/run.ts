import type { HouseNumber } from '../../chart/index.ts';

/** So many houses from one on, by steps of one or more. */
export const run = (from: number, count: number, step = 1): HouseNumber[] =>
  Array.from(
    { length: count },
    (_, index) => (((from - 1 + index * step) % 12) + 1) as HouseNumber,
  );
