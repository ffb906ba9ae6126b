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

function pseudoText(text: string): string {
  if (/^(\/|#|https?:)/.test(text)) return text;
  const parts = text.split(UNTRANSLATED);
  const placeholders = text.match(UNTRANSLATED) ?? [];
  return parts
    .map((part, index) => part.replaceAll(/[a-z]/gi, accented) + (placeholders[index] ?? ''))
    .join('');
}

/** Keys whose texts are codes. */
const CODES = new Set(['language', 'locale']);

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A catalogue in the pseudo-language, of the same shape: strings are changed, and those that functions return.
 * @param code value for `language` and `locale`
 */
export function pseudo<Catalogue>(catalogue: Catalogue, code: string): Catalogue {
  const own = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value);
    if (typeof value === 'function') {
      return (...values: unknown[]) => own((value as (...all: unknown[]) => unknown)(...values));
    }
    if (Array.isArray(value)) return value.map(own);
    if (typeof value !== 'object' || value === null || !isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, CODES.has(key) ? code : own(inner)]),
    );
  };
  return own(catalogue) as Catalogue;
}
