import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';
import { panel } from '../shared/panel.css.ts';

export const popover = style([
  panel,
  {
    '@layer': {
      [layers.components]: {
        padding: vars.space.x4,
        outlineOffset: '-3px',
      },
    },
  },
]);
