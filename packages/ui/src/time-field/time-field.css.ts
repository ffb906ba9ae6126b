import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** Four parts, with AM and PM: where a phone has little room they stand closer, on the least of them two by two. */
const four = `${parts}:has(> :nth-child(4))`;
const phone = '(max-width: 30em)';
globalStyle(four, {
  '@layer': {
    [layers.components]: {
      '@media': {
        [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))' },
        '(max-width: 22em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
});
globalStyle(`${four} select`, {
  '@layer': {
    [layers.components]: {
      '@media': { [phone]: { paddingInline: `${vars.space.x2} 26px` } },
    },
  },
});
globalStyle(`${four} svg`, {
  '@layer': {
    [layers.components]: { '@media': { [phone]: { insetInlineEnd: vars.space.x1 } } },
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
