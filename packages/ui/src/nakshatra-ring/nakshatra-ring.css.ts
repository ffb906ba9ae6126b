import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';
import { drawn, plainFill } from '../shared/drawn.ts';

export const figure = style({
  '@layer': {
    [layers.components]: {
      margin: 0,
      containerType: 'inline-size',
      inlineSize: '100%',
      maxInlineSize: '32rem',
    },
  },
});

export const rashi = drawn({ color: vars.color.secondary });

export const star = drawn({ fill: vars.astro.moon }, plainFill);
