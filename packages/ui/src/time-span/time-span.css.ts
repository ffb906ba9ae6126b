import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

export const span = style({
  '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums' } },
});
