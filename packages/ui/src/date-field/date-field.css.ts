import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Digits of one width, so that the slashes do not wander while typing. */
export const input = style({
  '@layer': { [layers.components]: { maxInlineSize: '16rem', fontVariantNumeric: 'tabular-nums' } },
});
