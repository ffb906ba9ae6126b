/** Letters that no accent can be taken from. */
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

/** Most names, whose accents need no looking for. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** Latin text without its accents: `Sūrat` becomes `Surat`. */
export function withoutAccents(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/**
 * What two spellings of a place have in common: no accents, no capitals, no punctuation, single
 * spaces. Scripts other than Latin keep their marks, which are part of their letters.
 */
export function folded(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replace(/[øłđðþßæœıħŋ]/g, (letter) => letters[letter] ?? letter)
    .replace(/['’ʻʼ`]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
