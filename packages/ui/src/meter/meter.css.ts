import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

const forced = '(forced-colors: active)';

export const root = style(
  layer({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x1,
    minInlineSize: 0,
    color: vars.color.text,
  }),
);

export const head = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  layer({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

export const figure = style(
  layer({ color: vars.color.text, fontSize: vars.text.h3, fontWeight: 600, lineHeight: 1.2 }),
);

export const note = style(layer({ color: vars.color.textMuted, fontSize: vars.text.small }));

export const scale = recipe({
  base: layer({
    display: 'block',
    inlineSize: '100%',
    overflow: 'visible',
    // It grows the way that words run.
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
  }),
  variants: {
    size: {
      regular: layer({ blockSize: '26px' }),
      small: layer({ blockSize: '14px' }),
    },
  },
});

export const line = style(
  layer({
    stroke: vars.color.control,
    '@media': { [forced]: { stroke: 'CanvasText' } },
  }),
);

export const tick = recipe({
  base: layer({ '@media': { [forced]: { stroke: 'CanvasText' } } }),
  variants: {
    reached: {
      true: layer({ stroke: vars.color.primary }),
      false: layer({ stroke: vars.color.control }),
    },
  },
});

export const bar = style(
  layer({ fill: vars.color.primary, '@media': { [forced]: { fill: 'Highlight' } } }),
);

/** The strokes that a hatched or dashed bar is made of. */
export const weave = style(
  layer({
    stroke: vars.color.primary,
    strokeWidth: 2,
    '@media': { [forced]: { stroke: 'Highlight' } },
  }),
);

export const mark = style(
  layer({ fill: vars.color.text, '@media': { [forced]: { fill: 'CanvasText' } } }),
);

/** Where one band ends and another begins. */
export const threshold = style(
  layer({ fill: vars.color.textMuted, '@media': { [forced]: { fill: 'CanvasText' } } }),
);
