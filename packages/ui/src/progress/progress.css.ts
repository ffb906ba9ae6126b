import { vars } from '@jyoti/themes/contract';
import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle } from '../shared/styles/component-style.ts';
import { rightToLeft } from '../shared/styles/direction.ts';

const forced = '(forced-colors: active)';

/** Ticks are highlighted one after another, as in the kit's spinner: nothing slides or turns. */
const sweep = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });

export const root = componentRecipe({
  base: { minInlineSize: 0, color: vars.color.text },
  variants: {
    variant: {
      bar: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x1 },
      ring: { display: 'flex', alignItems: 'center', gap: vars.space.x3 },
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x4,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const value = componentStyle({
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const drawing = componentRecipe({
  base: { flexShrink: 0, overflow: 'visible' },
  variants: {
    variant: {
      bar: {
        display: 'block',
        inlineSize: '100%',
        blockSize: '14px',
        selectors: { [rightToLeft]: { scale: '-1 1' } },
      },
      ring: { inlineSize: '3rem', blockSize: '3rem' },
    },
  },
});

export const tick = componentRecipe({
  base: { strokeWidth: 2 },
  variants: {
    state: {
      done: {
        stroke: vars.color.primary,
        strokeWidth: 3,
        '@media': { [forced]: { stroke: 'Highlight' } },
      },
      open: {
        stroke: vars.color.control,
        strokeWidth: 1,
        '@media': { [forced]: { stroke: 'GrayText' } },
      },
      busy: {
        stroke: vars.color.primary,
        animation: `${sweep} 1.2s linear infinite`,
        '@media': {
          [forced]: { stroke: 'Highlight' },
          // Static with reduced motion: ticks that fade along the bar suggest "busy" without moving.
          '(prefers-reduced-motion: reduce)': { animation: 'none' },
        },
      },
    },
  },
});
