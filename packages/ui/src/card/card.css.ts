import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { partRecipe, partStyle } from '../shared/styles/component-style.ts';

const wide = media.tablet;

export const card = partRecipe({
  base: {
    display: 'block',
    // In a grid or flex row a card never grows wider than its track because of a long word.
    minInlineSize: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.text,
    overflowWrap: 'break-word',
  },
  variants: {
    padding: {
      none: {},
      regular: {
        padding: vars.space.x4,
        '@media': { [wide]: { padding: vars.space.x5 } },
      },
    },
  },
  defaultVariants: { padding: 'regular' },
});

/** Distance of the second hairline from the border. */
const inner = '6px';

export const folio = partStyle({
  display: 'block',
  position: 'relative',
  minInlineSize: 0,
  padding: `calc(${vars.space.x4} + ${inner})`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  overflowWrap: 'break-word',
  '@media': { [wide]: { padding: `calc(${vars.space.x5} + ${inner})` } },
  '::before': {
    content: '""',
    position: 'absolute',
    inset: `calc(${inner} - 1px)`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.cell,
    pointerEvents: 'none',
  },
});
