import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { FOR_GUESTS, LOGGED_IN } from '../start/early-login.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const main = style({
  flex: '1 0 auto',
  outline: 'none',
});

/** Minimum height of a failed or empty page, so that the footer is not directly below one line. */
export const waiting = style({
  minBlockSize: '60vh',
  paddingBlock: vars.size.sectionPadding,
});

/**
 * Minimum height of a loading page: the footer stays out of view and does not jump when long
 * content arrives.
 */
export const coming = style([waiting, { minBlockSize: '100dvh' }]);

/** Over the sky of the home page, which starts behind the header. */
export const notice = style({
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: vars.space.x4,
});

/** At the bottom of the screen, so that it causes no layout shift. */
export const offer = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.layer.picker,
  paddingBlock: vars.space.x3,
  borderBlockStart: `1px solid ${vars.color.control}`,
  background: vars.color.surface,
  color: vars.color.text,
});

/** At least the height of the offer, whose buttons are stacked on a small phone. */
const OFFER_ROOM = '11rem';

// Focused elements scroll clear of the offer, and the theme button is above it.
globalStyle(`html:has(${offer})`, {
  vars: { '--jyoti-picker-lift': OFFER_ROOM },
  scrollPaddingBlockEnd: OFFER_ROOM,
  '@media': { [media.tablet]: { vars: { '--jyoti-picker-lift': '7rem' } } },
});

// The end of the page can also scroll clear of the offer; on paper it would be an empty page.
globalStyle(`html:has(${offer}) body`, {
  '@media': { screen: { paddingBlockEnd: OFFER_ROOM } },
});

// A visitor with a token does not see the login button while the session loads.
globalStyle(`:root[${LOGGED_IN}] [${FOR_GUESTS}]`, { visibility: 'hidden' });
