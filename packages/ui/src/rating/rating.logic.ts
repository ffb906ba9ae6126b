export type StarFill = 'full' | 'half' | 'empty';

/** Whether a value is within the number of stars. */
export function isRating(value: number, max: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= max;
}

/** How each star is filled, to the nearest half: 4.3 is four and a half of five, 4.8 is five. */
export function starFills(value: number, max: number): StarFill[] {
  const halves = Math.round(value * 2);
  return Array.from({ length: max }, (_, index) => {
    const left = halves - index * 2;
    if (left >= 2) return 'full';
    return left === 1 ? 'half' : 'empty';
  });
}
