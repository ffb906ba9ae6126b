/** Most characters of one word: enough for a name, and within the limits of file systems. */
const LONGEST = 60;

/**
 * Returns a lower-case file name ending in `.pdf`. Letters, marks and digits of any script are kept; anything else
 * becomes a hyphen.
 */
export function pdfFileName(...words: readonly string[]): string {
  const parts = words
    .map((word) =>
      [...word.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join(''),
    )
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '');
  return `${parts.join('-').toLowerCase()}.pdf`;
}
