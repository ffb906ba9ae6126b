import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** Between the widths at which the navigation is in the line and at which all actions fit beside it. */
const NARROW = '(min-width: 1024px) and (max-width: 1279.98px)';

/** The icon takes no more width than it must: the navigation stays on one line from 1280 px on. */
export const bookings = style({
  paddingInline: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.x4})`,
  '@media': { [NARROW]: { display: 'none' } },
});

/** A long name is cut, not broken. */
export const welcome = style({
  maxInlineSize: '5rem',
  overflow: 'hidden',
  overflowWrap: 'normal',
  textOverflow: 'ellipsis',
  '@media': { [NARROW]: { display: 'none' } },
});

export const logout = style({ whiteSpace: 'nowrap' });
