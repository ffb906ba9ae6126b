/** Whether a value is within the number of stars. */
export function isRating(value: number, max: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= max;
}

/** How many stars are filled, to the nearest half: four and a half for 4.3, five for 4.8. */
export const filledStars = (value: number) => Math.round(value * 2) / 2;
