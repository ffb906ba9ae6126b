/** What there is to say of a text's length; null while its end is far. */
export type LengthNews = { left: number } | { over: number } | null;

/** The end is near when no more than this share of the length is left. */
const NEAR = 0.2;

/** How many characters are left, or too many, counted as browsers and the API count them: in UTF-16 units. */
export function lengthNews(text: string, maxLength: number | undefined): LengthNews {
  if (maxLength === undefined) return null;
  const left = maxLength - text.length;
  if (left < 0) return { over: -left };
  return left <= maxLength * NEAR ? { left } : null;
}
