/** About the height of the line of a birth star on the home page: four rows on a phone, one on a wide window. */
export const lineSize = 'clamp(12rem, 32rem - 25vw, 26rem)';
