/** The message about a text's length; null while enough is left. */
export type LengthStatus = { left: number } | { over: number } | null;

/** The message is shown when no more than this share of the length is left. */
const NEAR = 0.2;

/** How many characters are left, or too many, counted as browsers and the API count them: in UTF-16 units. */
export function lengthStatus(text: string, maxLength: number | undefined): LengthStatus {
  if (maxLength === undefined) return null;
  const left = maxLength - text.length;
  if (left < 0) return { over: -left };
  return left <= maxLength * NEAR ? { left } : null;
}
