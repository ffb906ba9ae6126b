/** The system of letter values. */
export type NumberSystem = 'pythagorean' | 'chaldean';

/** How a letter sounds; it decides between soul and agenda. */
export type LetterKind = 'vowel' | 'consonant';

/** A letter of a name with its value. */
export interface CountedLetter {
  /** A to Z */
  readonly letter: string;
  /** 1 to 9 */
  readonly value: number;
  /** how it sounds, which decides whether it counts for the soul or the agenda */
  readonly kind: LetterKind;
  /** which word of the name it is in, from 0 */
  readonly word: number;
}

/**
 * Values of A to Z. Pythagorean: 1 to 9 in turn (Faubion, *Motivational Numerology*). Chaldean: by sound, without 9
 * (Cheiro's *Book of Numbers*).
 */
const VALUES: Readonly<Record<NumberSystem, string>> = {
  pythagorean: '12345678912345678912345678',
  chaldean: '12345835112345781234666517',
};

/** Value of a letter. */
function valueOf(letter: string, system: NumberSystem): number {
  return Number(VALUES[system][letter.charCodeAt(0) - 65]);
}

function isVowelLetter(letter: string | undefined): boolean {
  return letter !== undefined && 'AEIOU'.includes(letter);
}

/**
 * Vowel or consonant, letter by letter. Y is a vowel after a consonant; after a vowel, or at the
 * start of a word, it is one when a consonant or nothing follows (Yvonne, May), else a consonant
 * (Maya). W is always a consonant. A Y that follows another counts as a consonant there.
 * @param word A to Z
 */
export function kindsOf(word: string): readonly LetterKind[] {
  const kinds: LetterKind[] = [];
  [...word].forEach((letter, index) => {
    const next = word[index + 1];
    const vowel =
      letter === 'Y'
        ? kinds[index - 1] === 'consonant' || !isVowelLetter(next)
        : isVowelLetter(letter);
    kinds.push(vowel ? 'vowel' : 'consonant');
  });
  return kinds;
}

/**
 * The letters of a name with their values.
 * @param words of A to Z
 */
export function countLetters(
  words: readonly string[],
  system: NumberSystem,
): readonly CountedLetter[] {
  return words.flatMap((text, word) => {
    const kinds = kindsOf(text);
    return [...text].map((letter, index) => ({
      letter,
      value: valueOf(letter, system),
      kind: kinds[index]!,
      word,
    }));
  });
}
