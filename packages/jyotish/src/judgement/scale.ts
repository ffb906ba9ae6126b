/*
 * Sums of the weights that charts have: from the least to the most, each step another twentieth of all. Measured by
 * `scripts/judgement-scale.ts` on 2,000 births in India, 1930 to 2024.
 */

export const OF_PLANETS: readonly number[] = [
  -7.49, -1.9, -0.97, -0.33, 0.16, 0.61, 1, 1.39, 1.73, 2.06, 2.41, 2.76, 3.1, 3.46, 3.82, 4.25,
  4.71, 5.25, 5.88, 6.97, 12.5,
];

export const OF_NODES: readonly number[] = [
  -3.5, -1.75, -1.25, -1, -0.75, -0.5, -0.25, 0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1, 1, 1.25,
  1.75, 2, 3.5,
];

export const OF_HOUSES: readonly number[] = [
  -13.16, -6.07, -4.7, -3.64, -2.77, -2.01, -1.34, -0.68, -0.06, 0.55, 1.13, 1.75, 2.34, 2.96, 3.61,
  4.3, 5.02, 5.86, 6.88, 8.28, 15.66,
];
