import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Words that come and go lie in one cell, which the longest of them has measured: nothing beside it moves. */
export const root = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-grid',
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

export const cell = style({
  '@layer': { [layers.components]: { gridArea: '1 / 1', justifySelf: 'start' } },
});

export const measure = style([
  cell,
  { '@layer': { [layers.components]: { visibility: 'hidden' } } },
]);
