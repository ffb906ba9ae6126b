/**
 * Allowed Latin text on a page in Hindi: brands, browsers and systems, the name of the other
 * language, formats, algorithms and keys of the browser, chart names, and codes such as
 * FIRST50.
 */
const usual =
  /^(Facebook|Instagram|YouTube|Twitter|WhatsApp|GeoNames|Chrome|Firefox|Safari|Edge|Linux|Android|Windows|macOS|iOS|English|JPG|PNG|GIF|WebP|SVG|PDF|MB|UPI|HTTPS|SHA|Argon2id|token|device|UTC|D\d+|[A-Z]+\d+)$/i;

/** An e-mail address, a URL, the number of a booking or a time zone is not a word. */
const address =
  /\S+@\S+|\bJB-\d{8}-\w{4}\b|https?:\/\/\S+|\b[\w-]+\.(com|org|in|example)\b|\b[A-Z]\w+(\/[A-Z]\w+)+/g;

/**
 * Texts with a Latin word.
 * @param allowed further words, such as what the test typed
 */
export function withLatinWords(texts: readonly string[], allowed: readonly string[]): string[] {
  const isForeign = (word: string) => !usual.test(word) && !allowed.includes(word);
  return texts.filter((text) =>
    (text.replace(address, '').match(/[a-z\d]*[a-z]{2,}\d*/gi) ?? []).some(isForeign),
  );
}
