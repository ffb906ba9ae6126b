/** `1947` → `१९४७`. Devanagari digits begin at U+0966, Latin at U+0030; both ten in a row. */
export const devanagariDigits = (text: string): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0x0966));
