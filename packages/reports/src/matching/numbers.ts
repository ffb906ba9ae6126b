/** A number in a sentence, with at most two decimals: 54.82, 20, 3.5. */
export function roundedNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A percentage without decimals: 55. */
export const wholeNumber = (value: number): string => String(Math.round(value));

/** A number with its two decimals: 85.71, 100.00. */
export function twoDecimals(value: number): string {
  return value.toFixed(2);
}
