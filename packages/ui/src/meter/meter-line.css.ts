import { vars } from '@jyoti/themes/contract';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

const forced = '(forced-colors: active)';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  minInlineSize: 0,
  color: vars.color.text,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const figure = componentStyle({
  color: vars.color.text,
  fontSize: vars.text.h3,
  fontWeight: vars.weight.strong,
  lineHeight: vars.lineHeight.heading,
});

export const note = componentStyle({ color: vars.color.textMuted, fontSize: vars.text.small });

export const scale = componentRecipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    overflow: 'visible',
    // It grows in the text direction.
    selectors: { [rightToLeft]: { scale: '-1 1' } },
  },
  variants: {
    size: {
      regular: { blockSize: '26px' },
      small: { blockSize: '14px' },
    },
  },
});

export const line = componentStyle({
  stroke: vars.color.control,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

export const tick = componentRecipe({
  base: { '@media': { [forced]: { stroke: 'CanvasText' } } },
  variants: {
    reached: {
      true: { stroke: vars.color.primary },
      false: { stroke: vars.color.control },
    },
  },
});

export const bar = componentStyle({
  fill: vars.color.primary,
  '@media': { [forced]: { fill: 'Highlight' } },
});

/** The strokes of a hatched or dashed bar. */
export const weave = componentStyle({
  stroke: vars.color.primary,
  strokeWidth: 2,
  '@media': { [forced]: { stroke: 'Highlight' } },
});

export const mark = componentStyle({
  fill: vars.color.text,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

/** The boundary between two bands. */
export const threshold = componentStyle({
  fill: vars.color.textMuted,
  '@media': { [forced]: { fill: 'CanvasText' } },
});
