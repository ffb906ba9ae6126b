import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

/**
 * Slides and the row of controls together are as tall as the window, and as its smallest viewport: browser bars that slide
 * away uncover no gap. The content of a slide may make them taller.
 */
export const hero = componentStyle({
  minBlockSize: '100vh',
  '@supports': { '(height: 100svh)': { minBlockSize: '100svh' } },
  '@media': { print: { minBlockSize: 0 } },
});

export const behindHeader = componentStyle({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.size.header})`,
});

// On a narrow page the button that chooses a theme is beside them.
componentGlobal(`${hero} [data-part="carousel-controls"]`, {
  '@media': {
    [media.belowTablet]: { paddingInlineEnd: `calc(${vars.size.button} + ${vars.space.x2})` },
  },
});

/** The row below the slides runs from edge to edge; its content keeps to the content width of the page. */
componentGlobal(`${hero} > [data-part="carousel-row"]`, {
  marginBlockStart: 0,
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingBlock: vars.space.x2,
  paddingInline: `max(${vars.size.gutter}, calc(50% - ${vars.size.content} / 2))`,
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.border}`,
});
