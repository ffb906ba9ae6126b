/** A star: right ascension in hours, declination in degrees, visual magnitude. */
export type ChartStar = readonly [hours: number, declination: number, magnitude: number];

/**
 * Nakshatras that cross the evening sky of spring, and the bright stars near them, each as a figure whose stars are
 * joined in order. J2000, rounded to the precision of the drawing (Bright Star Catalogue, 5th edition).
 */
export const figures: readonly (readonly ChartStar[])[] = [
  // Krittika: the Pleiades
  [
    [3.75, 24.1, 3.7],
    [3.77, 24.4, 3.9],
    [3.79, 24.1, 2.9],
    [3.82, 24.05, 3.6],
  ],
  // Rohini: the wedge of the Hyades
  [
    [4.48, 19.2, 3.5],
    [4.38, 17.5, 3.8],
    [4.33, 15.6, 3.6],
    [4.48, 15.9, 3.4],
    [4.6, 16.5, 0.9],
  ],
  // Mrigashira in the head of the hunter, Ardra on his shoulder
  [
    [5.42, 6.35, 1.6],
    [5.58, 9.9, 3.4],
    [5.92, 7.4, 0.5],
    [5.68, -1.9, 1.8],
    [5.6, -1.2, 1.7],
    [5.53, -0.3, 2.2],
    [5.42, 6.35, 1.6],
  ],
  [
    [5.53, -0.3, 2.2],
    [5.24, -8.2, 0.2],
    [5.8, -9.7, 2.1],
    [5.68, -1.9, 1.8],
  ],
  // Punarvasu: the twins' heads
  [
    [7.58, 31.9, 1.6],
    [7.76, 28, 1.2],
  ],
  // Pushya
  [
    [8.53, 18.1, 5.3],
    [8.74, 18.2, 3.9],
    [8.72, 21.5, 4.7],
  ],
  // Ashlesha: the head of the serpent
  [
    [8.63, 5.7, 4.1],
    [8.72, 3.4, 4.3],
    [8.92, 5.9, 3.1],
    [8.78, 6.4, 3.4],
    [8.63, 5.7, 4.1],
  ],
  // Magha: the sickle
  [
    [10.14, 12, 1.4],
    [10.12, 16.8, 3.5],
    [10.33, 19.8, 2],
    [10.28, 23.4, 3.4],
    [9.88, 26, 3.9],
    [9.76, 23.8, 3],
  ],
  // Purva Phalguni and Uttara Phalguni
  [
    [11.23, 20.5, 2.6],
    [11.24, 15.4, 3.3],
    [11.82, 14.6, 2.1],
    [11.23, 20.5, 2.6],
  ],
  // Hasta: the hand
  [
    [12.14, -24.7, 4],
    [12.17, -22.6, 3],
    [12.26, -17.5, 2.6],
    [12.5, -16.5, 3],
    [12.57, -23.4, 2.7],
    [12.17, -22.6, 3],
  ],
  // Chitra, Swati
  [[13.42, -11.2, 1]],
  [[14.26, 19.2, 0]],
  // Lubdhaka (Sirius), Prashwa (Procyon)
  [[6.75, -16.7, -1.5]],
  [[7.66, 5.2, 0.4]],
];
