import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const root = style({
  '@layer': {
    [layers.components]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: vars.space.x2,
      maxInlineSize: '100%',
      color: vars.color.text,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

/** A price and its unit stay together. */
export const amount = style({ '@layer': { [layers.components]: { fontWeight: 600 } } });

export const unit = style({
  '@layer': {
    [layers.components]: { fontWeight: 400, fontSize: vars.text.small },
  },
});

export const list = style({
  '@layer': {
    [layers.components]: {
      color: vars.color.textMuted,
      fontSize: vars.text.small,
      textDecoration: 'line-through',
    },
  },
});
