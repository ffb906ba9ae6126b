/*
 * Sums of the weights that charts have: from the least to the most, each step another twentieth of all. Measured by
 * `scripts/judgement-scale.ts` on 2,000 births in India, 1930 to 2024.
 */

export const OF_PLANETS: readonly number[] = [
  -7.49, -1.87, -0.96, -0.32, 0.17, 0.61, 1.01, 1.39, 1.73, 2.06, 2.42, 2.77, 3.11, 3.47, 3.83,
  4.25, 4.71, 5.25, 5.91, 7, 12.5,
];

export const OF_NODES: readonly number[] = [
  -3.5, -1.75, -1.25, -1, -0.75, -0.5, -0.25, 0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 1, 1, 1.25, 1.5,
  1.75, 2, 3.5,
];

export const OF_HOUSES: readonly number[] = [
  -13.16, -6.08, -4.7, -3.64, -2.77, -2.01, -1.34, -0.69, -0.06, 0.56, 1.13, 1.75, 2.33, 2.96, 3.62,
  4.3, 5.02, 5.87, 6.88, 8.28, 15.65,
];
