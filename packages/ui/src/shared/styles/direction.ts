/**
 * Selector of a part that is mirrored where words run from right to left. Not `:dir(rtl)`: for browsers without it, which
 * Vite's default target includes, a build turns it into a list of languages, and a `dir` attribute has no effect any more.
 */
export const rightToLeft = '[dir="rtl"] &:not([dir="rtl"] [dir="ltr"] *)';
