// Devanagari digits start at U+0966, Latin ones at U+0030; both are ten consecutive code points.
const OFFSET = 0x0966 - 0x30;

const shift = (digit: string, by: number) => String.fromCharCode(digit.charCodeAt(0) + by);

/** `१९४७` → `1947` */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => shift(digit, -OFFSET));

/** `1947` → `१९४७` */
export const devanagariDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => shift(digit, OFFSET));
