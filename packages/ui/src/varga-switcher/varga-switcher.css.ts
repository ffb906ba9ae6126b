import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

const layer = layers.components;

export const root = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space.x4, maxInlineSize: '30rem' } },
});

export const chart = style({
  '@layer': { [layer]: { display: 'grid', gap: vars.space.x3, maxInlineSize: '30rem' } },
});

export const reading = style({
  '@layer': {
    [layer]: {
      // Two lines are kept, so that the chart stands still from varga to varga.
      minBlockSize: '2.6lh',
      color: vars.color.textMuted,
      fontSize: vars.text.small,
    },
  },
});

export const name = style({
  '@layer': {
    [layer]: {
      display: 'block',
      color: vars.color.text,
      fontFamily: vars.font.heading,
      fontSize: vars.text.h4,
      fontWeight: vars.font.headingWeight,
    },
  },
});
