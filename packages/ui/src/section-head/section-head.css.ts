import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const root = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: vars.space.x4,
    minInlineSize: 0,
  },
  variants: {
    space: {
      none: {},
      section: {
        marginBlockEnd: vars.space.x4,
        '@media': { [media.tablet]: { marginBlockEnd: vars.space.x6 } },
      },
    },
  },
});

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
  minInlineSize: 0,
  '@media': { [media.tablet]: { gap: vars.space.x3 } },
});

/** As tall as a badge, so that sections with and without one keep the same distances. */
export const rule = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '1.75rem',
});
