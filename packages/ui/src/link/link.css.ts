import { vars } from '@jyoti/themes/contract';
import { partRecipe, partStyle } from '../shared/styles/component-style.ts';

export const link = partRecipe({
  base: {
    color: vars.color.primary,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.25em',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
  variants: {
    variant: {
      inline: {},
      standalone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space.x2,
        minInlineSize: vars.size.target,
        minBlockSize: vars.size.target,
        fontWeight: vars.weight.strong,
        lineHeight: vars.lineHeight.label,
      },
    },
  },
  defaultVariants: { variant: 'inline' },
});

/** A separate box, so that the link's underline ends before the icon. */
export const newTab = partStyle({
  position: 'relative',
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: '-0.1em',
});
