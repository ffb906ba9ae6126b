import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';

export const root = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    color: vars.color.text,
    fontFamily: vars.font.heading,
    fontWeight: vars.font.headingWeight,
    lineHeight: vars.lineHeight.title,
    whiteSpace: 'nowrap',
    flexShrink: 0,
  },
  variants: {
    size: {
      small: { fontSize: vars.text.h4 },
      regular: { fontSize: '1.625rem' },
      large: { fontSize: vars.text.h1 },
    },
  },
});

export const mark = componentStyle({
  display: 'block',
  inlineSize: '1.35em',
  blockSize: '1.35em',
  flexShrink: 0,
  color: vars.color.primary,
  // In forced colours an SVG keeps its own colours and might become invisible.
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

/** The sun over the tip of the gnomon. */
export const sun = componentStyle({
  fill: vars.color.accent,
  stroke: 'none',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
