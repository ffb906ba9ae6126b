import { readDevanagari } from './devanagari.ts';

/** A name in the letters that have values. */
export interface LatinName {
  /** words of A to Z, in the order of the name */
  readonly words: readonly string[];
  /** whether a letter had to be written in another way: an accent removed, a script transliterated */
  readonly transliterated: boolean;
  /** characters that have no letter (other scripts, digits, symbols), each once, as typed */
  readonly ignored: readonly string[];
}

/** Latin letters that are not a base letter with marks, by the spelling that replaces them. */
const SPELLINGS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ẞ: 'SS',
  Ł: 'L',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'NG',
  Ə: 'E',
  Ɛ: 'E',
  Ɔ: 'O',
  Ɓ: 'B',
  Ɖ: 'D',
  Ɗ: 'D',
  Ƙ: 'K',
  Ɲ: 'N',
  Ƴ: 'Y',
};

/** Punctuation of names: it ends a word and is not reported. */
const SEPARATOR = /[\s\p{Pd}'’‘ʼʻʾʿ`´.,·]/u;

/** A run of Devanagari without its digits but with joiners, or one code point. */
const PIECE = /(?:(?!\p{Nd})[\p{Script=Devanagari}\u200c\u200d])+|./gsu;

/** The plain letters of a Latin code point, or null when it represents none. */
function latinLetters(character: string): string | null {
  const upper = character.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  const letters = [...upper].map((letter) => SPELLINGS[letter] ?? letter).join('');
  return /^[A-Z]+$/.test(letters) ? letters : null;
}

/**
 * A name in the letters A to Z: marks are removed from Latin letters of any language, special ones are spelt out (ß SS,
 * æ AE, ø O, ł L, þ TH), Devanagari is transliterated. Spaces, hyphens, apostrophes and full stops end a word.
 * Everything else is dropped and listed in `ignored`.
 * @param name in any script and normalisation form
 */
export function inLatinLetters(name: string): LatinName {
  const words: string[] = [];
  const ignored = new Set<string>();
  let word = '';
  let transliterated = false;
  const endWord = (): void => {
    if (word !== '') words.push(word);
    word = '';
  };
  for (const [piece] of name.normalize('NFD').matchAll(PIECE)) {
    if (/^[A-Za-z]$/.test(piece)) {
      word += piece.toUpperCase();
    } else if (/\p{Script=Devanagari}/u.test(piece)) {
      const reading = readDevanagari(piece);
      word += reading.letters;
      transliterated ||= reading.letters !== '';
      reading.ignored.forEach((sign) => ignored.add(sign));
    } else if (/^\p{Script=Latin}$/u.test(piece)) {
      const letters = latinLetters(piece);
      word += letters ?? '';
      transliterated ||= letters !== null;
      if (letters === null) ignored.add(piece);
    } else if (/^\p{M}$/u.test(piece) && word !== '') {
      transliterated = true;
    } else if (SEPARATOR.test(piece)) {
      endWord();
    } else if (!/^\p{Cf}$/u.test(piece)) {
      ignored.add(piece);
    }
  }
  endWord();
  return { words, transliterated, ignored: [...ignored] };
}
