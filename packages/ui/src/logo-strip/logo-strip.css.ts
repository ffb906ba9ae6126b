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
    alignItems: 'center',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    // A name without a logo is set like one.
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    color: vars.color.textMuted,
  }),
  variants: {
    size: {
      small: layer({ gap: `${vars.space.x1} ${vars.space.x6}`, fontSize: vars.text.h4 }),
      regular: layer({ gap: `${vars.space.x3} ${vars.space.x7}`, fontSize: vars.text.h3 }),
    },
  },
});

export const item = style(layer({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const link = style(
  layer({
    fontFamily: 'inherit',
    fontWeight: 'inherit',
    color: vars.color.text,
    textDecorationColor: vars.color.control,
  }),
);

export const logo = style(layer({ display: 'block', maxInlineSize: '100%', inlineSize: 'auto' }));
