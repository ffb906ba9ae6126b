import { layers } from '@jyoti/themes/layers';
import { vars } from '@jyoti/themes/contract';
import { keyframes, style } from '@vanilla-extract/css';

/** One tick of the ring lights after another: the kit's scale turned into a clock. Nothing rotates. */
const sweep = keyframes({ from: { opacity: 1 }, to: { opacity: 0.25 } });

export const ring = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-block',
      flexShrink: 0,
      inlineSize: '1.25em',
      blockSize: '1.25em',
      verticalAlign: '-0.25em',
      color: 'currentColor',
    },
  },
});

export const tick = style({
  '@layer': {
    [layers.components]: {
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      animation: `${sweep} 1.2s linear infinite`,
      '@media': {
        // Still, but still visible: a ring that fades from bright to faint reads as "busy" without moving.
        '(prefers-reduced-motion: reduce)': { animation: 'none' },
      },
    },
  },
});

export const block = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.x3,
      color: vars.color.textMuted,
    },
  },
});
