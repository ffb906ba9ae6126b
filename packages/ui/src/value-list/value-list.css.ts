import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const drawing = style({
  '@layer': {
    [layers.components]: {
      flexShrink: 0,
      fill: 'none',
      stroke: vars.color.secondary,
      strokeWidth: 1.6,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
  },
});
