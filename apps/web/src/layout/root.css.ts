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

/** Room for a page that has failed or has nothing to show, so that the footer is not directly below one line. */
export const waiting = style({
  minBlockSize: '60vh',
  paddingBlock: vars.size.sectionPadding,
});

/** Room for a page that is on its way: the footer stays out of sight, and does not jump when what comes is long. */
export const coming = style([waiting, { minBlockSize: '100dvh' }]);

/** Over the sky of the home page, which begins behind the header. */
export const notice = style({
  position: 'relative',
  zIndex: 1,
  paddingBlockStart: vars.space.x4,
});

/** At the foot of the screen, so that a page that is being read does not move when it comes. */
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

/** At least the height of the offer, whose buttons are below each other on a small phone. */
const OFFER_ROOM = '11rem';

// The focused element is scrolled clear of the offer, and the theme button sits above it.
globalStyle(`html:has(${offer})`, {
  vars: { '--jyoti-picker-lift': OFFER_ROOM },
  scrollPaddingBlockEnd: OFFER_ROOM,
  '@media': { [media.tablet]: { vars: { '--jyoti-picker-lift': '7rem' } } },
});

// The end of the page can be scrolled clear of the offer too.
globalStyle(`html:has(${offer}) body`, { paddingBlockEnd: OFFER_ROOM });

// A visitor with a token is never asked to log in while the session loads.
globalStyle(`:root[${LOGGED_IN}] [${FOR_GUESTS}]`, { visibility: 'hidden' });
