import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

const forced = '(forced-colors: active)';

export const root = recipe({
  base: layer({
    display: 'inline-grid',
    justifyItems: 'center',
    gap: vars.space.x2,
    maxInlineSize: '100%',
    color: vars.color.text,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
  variants: {
    size: {
      regular: layer({ inlineSize: '13rem' }),
      small: layer({ inlineSize: '8rem' }),
    },
  },
});

export const dial = style(
  layer({ position: 'relative', inlineSize: '100%', aspectRatio: '1 / 1' }),
);

export const drawing = style(layer({ display: 'block', inlineSize: '100%', blockSize: '100%' }));

export const tick = recipe({
  base: layer({ strokeWidth: 1, '@media': { [forced]: { stroke: 'CanvasText' } } }),
  variants: {
    reached: {
      // Longer and thicker as well: the score is read without its colour.
      true: layer({
        stroke: vars.color.primary,
        strokeWidth: 3,
        '@media': { [forced]: { stroke: 'Highlight' } },
      }),
      false: layer({ stroke: vars.color.control }),
    },
  },
});

export const rim = style(
  layer({
    fill: 'none',
    stroke: vars.color.border,
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
);

export const hand = style(
  layer({ fill: vars.color.text, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

export const hub = style(
  layer({
    position: 'absolute',
    inset: '22%',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
  }),
);

export const figure = recipe({
  base: layer({
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontVariantNumeric: 'lining-nums',
    lineHeight: 1.1,
    whiteSpace: 'nowrap',
  }),
  variants: {
    size: {
      regular: layer({ fontSize: vars.text.h1 }),
      small: layer({ fontSize: vars.text.h2 }),
    },
  },
});

export const max = style(layer({ color: vars.color.textMuted, fontSize: vars.text.small }));

export const band = style(layer({ fontWeight: 600 }));

export const label = style(layer({ color: vars.color.textMuted, fontSize: vars.text.small }));
