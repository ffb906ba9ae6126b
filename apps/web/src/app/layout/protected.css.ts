import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { ASKS_FOR_LOGIN, NOBODY } from '../../platform/bootstrap/early-login.ts';

/** A status line in the free space above a page, so that it causes no layout shift. */
export const checking = style({
  position: 'relative',
  blockSize: 0,
  zIndex: 1,
  // Without script it would wait for ever.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const line = style({
  fontSize: vars.text.small,
  minBlockSize: 0,
  paddingBlock: vars.space.x2,
});

// A guest is being redirected to the login page and should see nothing of this one.
globalStyle(`:root[${NOBODY}] [${ASKS_FOR_LOGIN}]`, { visibility: 'hidden' });
