import { layers } from '@jyoti/themes/layers';
import { style } from '@vanilla-extract/css';

/** Boxes of no height, one a slide, that Embla moves where the slides themselves fade in their place. */
export const ruler = style({
  '@layer': {
    [layers.components]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: 0,
      display: 'flex',
      visibility: 'hidden',
      pointerEvents: 'none',
    },
  },
});

export const mark = style({ '@layer': { [layers.components]: { flex: '0 0 100%' } } });
