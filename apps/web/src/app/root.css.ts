import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const main = style({
  flex: '1 0 auto',
  outline: 'none',
});

/** Room for a page that waits or has failed, so that the footer does not jump. */
export const waiting = style({
  minBlockSize: '60vh',
  paddingBlock: vars.size.sectionPadding,
});

export const notice = style({
  paddingBlockStart: vars.space.x4,
});
