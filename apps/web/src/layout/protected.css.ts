import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';
import { ASKS_FOR_LOGIN, NOBODY } from '../start/early-login.ts';

/** A quiet line in the room above a page, which it neither takes nor moves. */
export const checking = style({
  position: 'relative',
  blockSize: 0,
  zIndex: 1,
});

export const line = style({
  fontSize: vars.text.small,
  minBlockSize: 0,
  paddingBlock: vars.space.x2,
});

// Who is not signed in is on the way to the login page, and sees nothing of this one.
globalStyle(`:root[${NOBODY}] [${ASKS_FOR_LOGIN}]`, { visibility: 'hidden' });
