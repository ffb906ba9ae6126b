// In a file without the cards of a picker, which a page needs only when the picker is opened.

/** Ids of the ten themes in the specification's order, the default first. */
export const themeIds: readonly string[] = [
  'cosmic-depths',
  'mystic-oracle',
  'celestial-light',
  'zodiac-journey',
  'planetary-influence',
  'lunar-cycles',
  'stargazer',
  'sacred-geometry',
  'elemental-balance',
  'cosmic-harmony',
];

/** The theme of a page without `data-theme`. */
export const defaultThemeId = 'cosmic-depths';
