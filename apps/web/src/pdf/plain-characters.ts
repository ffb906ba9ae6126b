/** What the fonts that every PDF reader has cannot draw, and what says the same. */
const replacements: Readonly<Record<string, string>> = {
  '₹': 'Rs ',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u2011': '-',
  '\u2212': '-',
  '→': '->',
  '′': "'",
  '″': '"',
};

/** Beside Latin-1, what Windows-1252 has: the encoding of the standard fonts. */
const beyondLatin = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** The text in characters that the standard fonts of a PDF have; a letter with a mark that they lack loses the mark, what is left a `?`. */
export function plainCharacters(text: string): string {
  return [...text.normalize('NFC')]
    .map((character) => {
      const replaced = replacements[character];
      if (replaced !== undefined) return replaced;
      if (/[\n -~\u00a1-\u00ff]/.test(character) || beyondLatin.includes(character))
        return character;
      const bare = character.normalize('NFD').replace(/\p{M}/gu, '');
      return /^[ -~]+$/.test(bare) ? bare : '?';
    })
    .join('');
}
