import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { createVar } from '@vanilla-extract/css';
import { componentGlobal, componentStyle } from '../shared/styles/component-style.ts';

/** Height of what the page shows over the end of the slides; the drawing of a SkyHero reads it too. */
const below = 'var(--jyoti-below-hero, 0px)';

/** Height of the row of controls: on a narrow page the facts are above the buttons. */
const row = createVar();

export const hero = componentStyle({
  vars: { [row]: '7.625rem' },
  '@media': { [media.tablet]: { vars: { [row]: '4.125rem' } } },
});

export const behindHeader = componentStyle({
  position: 'relative',
  marginBlockStart: `calc(-1 * ${vars.size.header})`,
});

/**
 * As tall as the smallest viewport, so that collapsing browser bars reveal no gap. The row of controls overlaps the
 * bottom of the slide, so that it is above the fold too.
 */
componentGlobal(`${hero} [data-part="carousel-slide"]`, {
  boxSizing: 'border-box',
  minBlockSize: ['100vh', '100svh'],
  paddingBlockEnd: `calc(${row} + ${below})`,
  '@media': { print: { minBlockSize: 0, paddingBlockEnd: 0 } },
});

// On a narrow page the theme picker's button is next to them.
componentGlobal(`${hero} [data-part="carousel-controls"]`, {
  '@media': {
    [media.belowTablet]: { paddingInlineEnd: `calc(${vars.size.target} + ${vars.space.x2})` },
  },
});

/** The row is as wide as the page; its content has the content width. */
componentGlobal(`${hero} > [data-part="carousel-row"]`, {
  position: 'relative',
  zIndex: 1,
  boxSizing: 'border-box',
  minBlockSize: row,
  marginBlockStart: `calc(-1 * (${row} + ${below}))`,
  gap: `${vars.space.x1} ${vars.space.x3}`,
  paddingBlock: vars.space.x2,
  paddingInline: `max(${vars.size.gutter}, calc(50% - ${vars.size.content} / 2))`,
  background: vars.color.surface,
  borderBlock: `1px solid ${vars.color.border}`,
  '@media': { print: { marginBlockStart: 0 } },
});
