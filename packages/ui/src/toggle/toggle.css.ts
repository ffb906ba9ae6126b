import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const group = style({
  '@layer': {
    [layers.components]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 },
  },
});
