/** Letters that do not decompose into a base letter and an accent. */
const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
};

/** Most names, which have no accents to remove. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** Removes accents from Latin text: `Sūrat` becomes `Surat`. */
export function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/**
 * Normalises a name for comparison: no accents, lower case, no punctuation, single spaces. Scripts other than
 * Latin keep their marks, which are parts of letters.
 */
export function folded(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[øłđðþßæœıħŋ]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’ʻʼ`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
