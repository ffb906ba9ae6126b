import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** The toggle stands beside the box, not in it: there a password manager puts its own button. */
export const passwordRow = style({
  '@layer': {
    [layers.components]: {
      display: 'flex',
      alignItems: 'stretch',
      gap: vars.space.x2,
    },
  },
});

export const passwordBox = style({
  '@layer': {
    [layers.components]: {
      flex: '1 1 0',
      minInlineSize: 0,
      // Edge has a toggle of its own.
      selectors: { '&::-ms-reveal': { display: 'none' } },
    },
  },
});

export const toggle = style({
  '@layer': {
    [layers.components]: { flexShrink: 0, whiteSpace: 'nowrap', overflowWrap: 'normal' },
  },
});
