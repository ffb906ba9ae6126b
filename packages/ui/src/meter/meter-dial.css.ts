import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

const forced = '(forced-colors: active)';

export const root = componentRecipe({
  base: {
    display: 'inline-grid',
    justifyItems: 'center',
    gap: vars.space.x2,
    maxInlineSize: '100%',
    color: vars.color.text,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      regular: { inlineSize: '13rem' },
      small: { inlineSize: '8rem' },
    },
  },
});

export const dial = componentStyle({
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '1 / 1',
});

export const drawing = componentStyle({ display: 'block', inlineSize: '100%', blockSize: '100%' });

export const tick = componentRecipe({
  base: { strokeWidth: 1, '@media': { [forced]: { stroke: 'CanvasText' } } },
  variants: {
    reached: {
      // Also longer and thicker, so that the score does not depend on colour.
      true: {
        stroke: vars.color.primary,
        strokeWidth: 3,
        '@media': { [forced]: { stroke: 'Highlight' } },
      },
      false: { stroke: vars.color.control },
    },
  },
});

export const rim = componentStyle({
  fill: 'none',
  stroke: vars.color.border,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const hand = componentStyle({
  fill: vars.color.text,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

export const hub = componentStyle({
  position: 'absolute',
  inset: '22%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
});

export const figure = componentRecipe({
  base: {
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    fontVariantNumeric: 'lining-nums',
    lineHeight: vars.lineHeight.display,
    whiteSpace: 'nowrap',
  },
  variants: {
    size: {
      regular: { fontSize: vars.text.h1 },
      small: { fontSize: vars.text.h2 },
    },
  },
});

export const quiet = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const meaning = componentStyle({ fontWeight: vars.weight.strong });
