import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const select = style({
  '@layer': {
    [layers.components]: {
      cursor: 'pointer',
      // Nothing chosen yet reads like a placeholder.
      selectors: {
        '&:has(> option[value=""]:checked)': { color: vars.color.textMuted },
      },
    },
  },
});
