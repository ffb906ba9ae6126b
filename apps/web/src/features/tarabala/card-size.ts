/** About the height of the card of a birth star, in one column on a phone and in two from there up. */
export const cardSize = 'clamp(17rem, 92rem - 160vw, 36rem)';
