// A language made by machine from English: accents on every letter, every vowel doubled, which makes a text about two fifths
// longer. What stays without accents on a page of it did not come from a catalogue.

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

/** What a catalogue says to the code, not to a reader: placeholders, marked terms' keys, addresses. */
const KEPT = /\{\w+\}|\[\w+\||<\/?\w+>|https?:\S+|\S+@\S+/g;

function pseudoText(text: string): string {
  if (/^(\/|#|https?:)/.test(text)) return text;
  const parts = text.split(KEPT);
  const kept = text.match(KEPT) ?? [];
  return parts
    .map((part, index) => part.replaceAll(/[a-z]/gi, accented) + (kept[index] ?? ''))
    .join('');
}

/** Keys whose texts are codes. */
const CODES = new Set(['language', 'locale']);

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/**
 * A catalogue in the made language, of the same shape: texts are changed, those that functions return too.
 * @param code language that takes the place of `language` and `locale`
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
