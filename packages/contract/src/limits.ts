/** Maximum length of a message, characters. */
export const inquiryMessageLength = 4000;

/** Longest range of a search for a muhurta, days: a leap year. */
export const longestMuhurtaSearch = 366;

/**
 * Maximum length of a text before it is normalised, UTF-16 units: twice that of the longest message, because a letter and
 * its accent may arrive as two characters.
 */
export const longestText = 2 * inquiryMessageLength;

/** Longer than any sequence of the Stream-Safe Text Format (Unicode Standard Annex 15, section 13). */
const tooManyMarks = /\p{M}{31}/u;

/**
 * Whether a text may be processed: it is short enough, and has at most 30 combining marks in a row. Normalisation sorts
 * each sequence of marks, which takes quadratic time.
 */
export function isBoundedText(text: string, longest = longestText): boolean {
  return text.length <= longest && !tooManyMarks.test(text);
}
