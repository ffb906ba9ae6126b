import { layers } from '@jyoti/themes/layers';
import { globalStyle, style } from '@vanilla-extract/css';

export const hero = style({});

/** As tall as the window, and as what the browser shows of it: bars that slide away uncover no gap. */
globalStyle(`${hero} [data-part="carousel-slide"]`, {
  '@layer': {
    [layers.components]: {
      minBlockSize: '100vh',
      '@supports': { '(height: 100svh)': { minBlockSize: '100svh' } },
    },
  },
});
