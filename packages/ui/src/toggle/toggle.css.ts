import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Besides what a Button looks like when it is pressed in. */
export const toggle = style({
  '@layer': {
    [layers.components]: {
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[aria-pressed="true"]': {
              forcedColorAdjust: 'none',
              background: 'Highlight',
              borderColor: 'Highlight',
              color: 'HighlightText',
            },
          },
        },
      },
    },
  },
});

export const group = style({
  '@layer': {
    [layers.components]: { display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 },
  },
});
