import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const reference = style({ '@layer': { [layers.components]: { margin: 0 } } });

export const value = style({
  '@layer': {
    [layers.components]: {
      margin: 0,
      fontSize: vars.text.h3,
      fontWeight: 600,
      letterSpacing: '0.02em',
      overflowWrap: 'anywhere',
    },
  },
});
