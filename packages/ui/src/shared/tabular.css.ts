import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Figures of one width, so that digits stand below digits. */
export const tabular = style({
  '@layer': { [layers.components]: { fontVariantNumeric: 'tabular-nums' } },
});
