import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const link = recipe({
  base: {
    '@layer': {
      [layers.components]: {
        color: vars.color.primary,
        textDecorationLine: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.25em',
        overflowWrap: 'anywhere',
        selectors: { '&:hover': { textDecorationThickness: '2px' } },
      },
    },
  },
  variants: {
    variant: {
      inline: {},
      standalone: {
        '@layer': {
          [layers.components]: {
            display: 'inline-flex',
            alignItems: 'center',
            gap: vars.space.x2,
            minInlineSize: vars.size.target,
            minBlockSize: vars.size.target,
            fontWeight: 600,
            lineHeight: 1.4,
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});

/** A box of its own, so that the link's underline stops before the icon. */
export const newTab = style({
  '@layer': {
    [layers.components]: {
      position: 'relative',
      display: 'inline-block',
      flexShrink: 0,
      verticalAlign: '-0.1em',
    },
  },
});
