import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** It is focused so that it is read out; there is nothing to do on it, so it shows no ring. */
export const root = style({
  '@layer': { [layers.components]: { minInlineSize: 0, ':focus': { outline: 'none' } } },
});
