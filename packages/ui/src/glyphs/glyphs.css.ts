import { vars } from '@jyoti/themes/contract';
import { baseGlobal, baseStyle, baseVariants } from '../shared/styles/component-style.ts';

export const glyph = baseStyle({
  flexShrink: 0,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const withGlyph = baseStyle({
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  maxInlineSize: '100%',
  minInlineSize: 0,
});

/** A drawing has no baseline. */
baseGlobal(`${withGlyph} > ${glyph}`, { alignSelf: 'center' });

const inks = {
  sun: vars.astro.sun,
  moon: vars.astro.moon,
  mars: vars.astro.mars,
  mercury: vars.astro.mercury,
  jupiter: vars.astro.jupiter,
  venus: vars.astro.venus,
  saturn: vars.astro.saturn,
  rahu: vars.astro.rahu,
  ketu: vars.astro.ketu,
};

// Browsers keep the colour that an svg sets itself, so it inherits the forced one of the text.
const ink = (color: string) => ({
  color,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
});

/** The colour of each graha in the current theme. */
export const grahaInk = baseVariants(inks, ink);

const elementInks = {
  fire: vars.astro.fire,
  earth: vars.astro.earth,
  air: vars.astro.air,
  water: vars.astro.water,
};

/** The colour of each element in the current theme. */
export const elementInk = baseVariants(elementInks, ink);
