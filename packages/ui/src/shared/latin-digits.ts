/** `१९४७` → `1947`. Devanagari digits begin at U+0966, Latin at U+0030; both ten in a row. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x0966 + 0x30));
