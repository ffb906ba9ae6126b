import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

export const hero = style({});

export const behindHeader = componentStyle({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.size.header})`,
});

/** As tall as the window, and as what the browser shows of it: bars that slide away uncover no gap. */
componentGlobal(`${hero} [data-part="carousel-slide"]`, {
  minBlockSize: '100vh',
  '@supports': { '(height: 100svh)': { minBlockSize: '100svh' } },
});

/** The row below the slides runs from edge to edge; its content keeps to the content width of the page. */
componentGlobal(`${hero} > [data-part="carousel-row"]`, {
  marginBlockStart: 0,
  paddingBlock: vars.space.x3,
  paddingInline: `max(${vars.size.gutter}, calc(50% - ${vars.size.content} / 2))`,
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.border}`,
});
