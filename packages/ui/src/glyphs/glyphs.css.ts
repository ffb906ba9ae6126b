import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const glyph = style({
  '@layer': {
    [layers.components]: {
      flexShrink: 0,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 1.6,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
  },
});

export const withGlyph = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      alignItems: 'baseline',
      columnGap: vars.space.x2,
      maxInlineSize: '100%',
      minInlineSize: 0,
    },
  },
});

/** A drawing has no baseline of its own. */
globalStyle(`${withGlyph} > ${glyph}`, {
  '@layer': { [layers.components]: { alignSelf: 'center' } },
});

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

/** The colour that each graha wears in the theme in force. */
export const grahaInk = styleVariants(inks, (color) => ({
  '@layer': { [layers.components]: { color } },
}));

const elementInks = {
  fire: vars.astro.fire,
  earth: vars.astro.earth,
  air: vars.astro.air,
  water: vars.astro.water,
};

/** The colour that each element wears in the theme in force. */
export const elementInk = styleVariants(elementInks, (color) => ({
  '@layer': { [layers.components]: { color } },
}));
