import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** The parts stand in one row, and in two where four of them or larger text leave no room. */
export const parts = style({
  '@layer': {
    [layers.components]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
      gap: vars.space.x2,
      maxInlineSize: '26rem',
    },
  },
});

export const part = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      flexDirection: 'column',
      // Labels of one or two lines leave the boxes on one line.
      justifyContent: 'flex-end',
      minInlineSize: 0,
    },
  },
});

export const label = style({
  '@layer': {
    [layers.components]: {
      marginBlockEnd: vars.space.x1,
      color: vars.color.textMuted,
      fontSize: vars.text.caption,
      lineHeight: 1.4,
    },
  },
});

export const select = style({
  '@layer': {
    [layers.components]: { fontVariantNumeric: 'tabular-nums', cursor: 'pointer' },
  },
});
