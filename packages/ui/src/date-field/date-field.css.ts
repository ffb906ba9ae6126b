import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Digits of one width, so that the slashes do not wander while typing. */
export const input = style({
  '@layer': {
    [layers.components]: { flex: '1 1 0', minInlineSize: 0, fontVariantNumeric: 'tabular-nums' },
  },
});

export const row = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'stretch',
      gap: vars.space.x2,
      maxInlineSize: '16rem',
    },
  },
});

export const open = style({
  '@layer': { [layers.components]: { flexShrink: 0, paddingInline: 0 } },
});
