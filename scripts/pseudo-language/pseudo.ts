// A pseudo-language made from English: accents on every letter and doubled vowels, which makes texts about two fifths
// longer. Text without accents on a page did not come from a catalogue.

const accents = new Map(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [
    letter,
    [...'áƀçðéƒĝĥíĵķļɱñóþɋŕšţúṽŵẋýž'][index] ?? letter,
  ]),
);

const accented = (letter: string): string => {
  const lower = letter.toLowerCase();
  const accent = accents.get(lower) ?? letter;
  const one = letter === lower ? accent : accent.toUpperCase();
  return 'aeiou'.includes(lower) ? one + accent : one;
};

/** Text that is meant for the code, not for a reader: placeholders, keys of marked terms, addresses. */
const UNTRANSLATED = /\{\w+\}|\[\w+\||<\/?\w+>|https?:\S+|\S+@\S+/g;

/** A text in the pseudo-language. */
export function pseudo(text: string): string {
  if (/^(\/|#|https?:)/.test(text)) return text;
  const parts = text.split(UNTRANSLATED);
  const placeholders = text.match(UNTRANSLATED) ?? [];
  return parts
    .map((part, index) => part.replaceAll(/[a-z]/gi, accented) + (placeholders[index] ?? ''))
    .join('');
}
