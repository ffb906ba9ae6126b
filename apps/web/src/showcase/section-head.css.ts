import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  marginBlockEnd: vars.space.x5,
  '@media': { '(min-width: 48rem)': { marginBlockEnd: vars.space.x6 } },
});

export const headWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** The scale, and beside it what is to be known of all that stands below. */
export const rule = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '1.75rem',
});
