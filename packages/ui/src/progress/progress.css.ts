import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { keyframes, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const layer = (rule: NonNullable<NonNullable<StyleRule['@layer']>[string]>): StyleRule => ({
  '@layer': { [layers.components]: rule },
});

const forced = '(forced-colors: active)';

/** One tick after another lights, as in the kit's ring: nothing slides or turns. */
const sweep = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });

export const root = recipe({
  base: layer({ minInlineSize: 0, color: vars.color.text }),
  variants: {
    shape: {
      bar: layer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x1 }),
      ring: layer({ display: 'flex', alignItems: 'center', gap: vars.space.x3 }),
    },
  },
});

export const head = style(
  layer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.x4,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
  }),
);

export const value = style(
  layer({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' }),
);

export const drawing = recipe({
  base: layer({ flexShrink: 0, overflow: 'visible' }),
  variants: {
    shape: {
      bar: layer({
        display: 'block',
        inlineSize: '100%',
        blockSize: '14px',
        selectors: { '&:dir(rtl)': { scale: '-1 1' } },
      }),
      ring: layer({ inlineSize: '3rem', blockSize: '3rem' }),
    },
  },
});

export const tick = recipe({
  base: layer({ strokeWidth: 2 }),
  variants: {
    state: {
      done: layer({
        stroke: vars.color.primary,
        strokeWidth: 3,
        '@media': { [forced]: { stroke: 'Highlight' } },
      }),
      open: layer({
        stroke: vars.color.control,
        strokeWidth: 1,
        '@media': { [forced]: { stroke: 'GrayText' } },
      }),
      busy: layer({
        stroke: vars.color.primary,
        animation: `${sweep} 1.2s linear infinite`,
        '@media': {
          [forced]: { stroke: 'Highlight' },
          // Still, but still visible: ticks that fade along the bar read as "busy" without moving.
          '(prefers-reduced-motion: reduce)': { animation: 'none' },
        },
      }),
    },
  },
});
