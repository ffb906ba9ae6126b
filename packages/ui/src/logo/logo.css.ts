import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const root = recipe({
  base: {
    '@layer': {
      [layers.components]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '0.4em',
        color: vars.color.text,
        fontFamily: vars.font.heading,
        fontWeight: vars.font.headingWeight,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        flexShrink: 0,
      },
    },
  },
  variants: {
    size: {
      small: { '@layer': { [layers.components]: { fontSize: vars.text.h4 } } },
      regular: { '@layer': { [layers.components]: { fontSize: '1.625rem' } } },
      large: { '@layer': { [layers.components]: { fontSize: vars.text.h1 } } },
    },
  },
});

export const mark = style({
  '@layer': {
    [layers.components]: {
      display: 'block',
      inlineSize: '1.35em',
      blockSize: '1.35em',
      flexShrink: 0,
      color: vars.color.primary,
      // A drawing keeps its own colours where the system forces others, and might vanish.
      '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
    },
  },
});

/** The sun over the tip of the gnomon. */
export const sun = style({
  '@layer': {
    [layers.components]: {
      fill: vars.color.accent,
      stroke: 'none',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});
