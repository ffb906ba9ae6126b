/**
 * Selector of a part that is mirrored in right-to-left text. Not `:dir(rtl)`: for browsers without it, which Vite's
 * default target includes, a build turns it into a list of languages, and the `dir` attribute would have no effect.
 */
export const rightToLeft = '[dir="rtl"] &:not([dir="rtl"] [dir="ltr"] *)';
