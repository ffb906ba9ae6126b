import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

export const root = recipe({
  base: layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space.x4,
    minInlineSize: 0,
  }),
  variants: {
    space: {
      none: {},
      section: layer({
        marginBlockEnd: vars.space.x5,
        '@media': { [media.tablet]: { marginBlockEnd: vars.space.x6 } },
      }),
    },
  },
});

export const words = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x3,
    minInlineSize: 0,
  }),
);

/** As tall as a badge, so that sections with and without one keep the same distances. */
export const rule = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x4,
    minBlockSize: '1.75rem',
  }),
);
