import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** The icon takes no more width than it must: the navigation stays on one line, and below 1280 px needs its place. */
export const bookings = style({
  paddingInline: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.x4})`,
  '@media': { [media.belowWide]: { display: 'none' } },
});

/** A long name is cut, not broken. Where the navigation is in the line and little else fits, it is left out. */
export const welcome = style({
  maxInlineSize: '5rem',
  overflow: 'hidden',
  overflowWrap: 'normal',
  textOverflow: 'ellipsis',
  '@media': { [media.desktop]: { display: 'none' }, [media.wide]: { display: 'inline' } },
});

export const logout = style({ whiteSpace: 'nowrap' });
