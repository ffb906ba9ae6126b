import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const marks = style({
  '@layer': {
    [layers.components]: {
      marginInlineStart: '1px',
      color: vars.color.text,
      fontSize: '0.75rem',
      lineHeight: 0,
    },
  },
});
