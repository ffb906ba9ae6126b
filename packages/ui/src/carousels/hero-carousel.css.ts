import { vars } from '@jyoti/themes/contract';
import { layers } from '@jyoti/themes/layers';
import { globalStyle, style } from '@vanilla-extract/css';

export const hero = style({});

export const behindHeader = style({
  '@layer': {
    [layers.components]: {
      position: 'relative',
      marginBlockStart: `calc(-1 * ${vars.size.header})`,
    },
  },
});

/** As tall as the window, and as what the browser shows of it: bars that slide away uncover no gap. */
globalStyle(`${hero} [data-part="carousel-slide"]`, {
  '@layer': {
    [layers.components]: {
      minBlockSize: '100vh',
      '@supports': { '(height: 100svh)': { minBlockSize: '100svh' } },
    },
  },
});

/** The row below the slides runs from edge to edge; its content keeps to the content width of the page. */
globalStyle(`${hero} > [data-part="carousel-row"]`, {
  '@layer': {
    [layers.components]: {
      marginBlockStart: 0,
      paddingBlock: vars.space.x3,
      paddingInline: `max(${vars.size.gutter}, calc(50% - ${vars.size.content} / 2))`,
      background: vars.color.surface,
      borderBlock: `1px solid ${vars.color.border}`,
    },
  },
});
