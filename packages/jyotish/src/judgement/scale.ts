/*
 * Sums of the weights that charts have: from the least to the most, each step another twentieth of all. Measured by
 * `scripts/judgement-scale.ts` on 2,000 births in India, 1930 to 2024.
 */

export const OF_PLANETS: readonly number[] = [
  -7.74, -1.76, -0.85, -0.24, 0.25, 0.69, 1.1, 1.47, 1.81, 2.15, 2.5, 2.86, 3.2, 3.53, 3.9, 4.32,
  4.76, 5.31, 6, 7, 12.5,
];

export const OF_NODES: readonly number[] = [
  -3.5, -1.75, -1.25, -1, -0.75, -0.5, -0.25, 0, 0, 0.25, 0.25, 0.5, 0.5, 0.75, 1, 1, 1.25, 1.5,
  1.75, 2, 3.5,
];

export const OF_HOUSES: readonly number[] = [
  -11.26, -4.38, -3.09, -2.16, -1.4, -0.78, -0.19, 0.35, 0.87, 1.37, 1.88, 2.37, 2.88, 3.42, 3.96,
  4.52, 5.16, 5.86, 6.77, 8.05, 15.75,
];
