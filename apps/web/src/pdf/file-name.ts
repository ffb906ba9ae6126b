/** Letters of any script that a part of a name may have: long enough for a person, short enough for every disk. */
const LONGEST = 60;

/** A name for a file from words of any script: letters, marks and digits, with a hyphen for all that lies between. */
export function pdfFileName(...words: readonly string[]): string {
  const parts = words
    .map((word) =>
      [...word.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')].slice(0, LONGEST).join(''),
    )
    .map((word) => word.replace(/^-+|-+$/g, ''))
    .filter((word) => word !== '');
  return `${parts.join('-').toLowerCase()}.pdf`;
}
