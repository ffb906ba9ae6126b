/** The body font of all themes, so that a change of theme loads one heading file at most. */
export const BODY = `Mukta, "Mukta fallback", "Mukta fallback Android", "Mukta fallback Linux", system-ui, sans-serif`;

/** Heading fonts with the metric-compatible fallbacks of fonts.css, which avoid a layout shift while the font loads. */
export const HEADINGS = {
  tiro: {
    heading: `"Tiro Devanagari Hindi", "Tiro fallback", "Tiro fallback Android", Georgia, serif`,
    headingWeight: 400,
  },
  eczar: {
    heading: `"Eczar Variable", "Eczar fallback", "Eczar fallback Android", Georgia, serif`,
    headingWeight: 500,
  },
  gotu: {
    heading: `Gotu, "Gotu fallback", "Gotu fallback Android", "Gotu fallback Linux", system-ui, sans-serif`,
    headingWeight: 400,
  },
} as const;
