import { siteLanguages } from '@jyoti/contract';
import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { OFFERED } from '../bootstrap/early-language.ts';
import { FOR_GUESTS, LOGGED_IN } from '../bootstrap/early-login.ts';

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

/** One quiet line, over the sky of the home page too. */
export const offer = style({
  position: 'relative',
  zIndex: 1,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  background: vars.color.surface,
});

for (const language of siteLanguages) {
  globalStyle(`:root[${OFFERED}="${language}"] ${offer}[lang="${language}"]`, { display: 'block' });
}

// A visitor with a token does not see the login button while the session loads.
globalStyle(`:root[${LOGGED_IN}] [${FOR_GUESTS}]`, { visibility: 'hidden' });
