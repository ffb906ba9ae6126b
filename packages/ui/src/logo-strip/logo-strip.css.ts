import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const root = componentRecipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    padding: 0,
    listStyle: 'none',
    // A name without a logo is styled like one.
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    color: vars.color.textMuted,
  },
  variants: {
    size: {
      small: { gap: `${vars.space.x1} ${vars.space.x6}`, fontSize: vars.text.h4 },
      regular: { gap: `${vars.space.x3} ${vars.space.x7}`, fontSize: vars.text.h3 },
    },
  },
});

export const item = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const link = componentStyle({
  fontFamily: 'inherit',
  fontWeight: 'inherit',
  color: vars.color.text,
  textDecorationColor: vars.color.control,
});

export const logo = componentStyle({ display: 'block', maxInlineSize: '100%', inlineSize: 'auto' });
