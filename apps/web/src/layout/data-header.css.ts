import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/**
 * The icon is as narrow as possible, because the navigation needs the space below 1280 px to stay
 * on one line.
 */
export const bookings = style({
  paddingInline: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.x4})`,
  '@media': { [media.belowWide]: { display: 'none' } },
});

/**
 * A long name is truncated, not wrapped. It is hidden where the inline navigation leaves little
 * space.
 */
export const welcome = style({
  maxInlineSize: '5rem',
  overflow: 'hidden',
  overflowWrap: 'normal',
  textOverflow: 'ellipsis',
  '@media': { [media.desktop]: { display: 'none' }, [media.wide]: { display: 'inline' } },
});

export const logout = style({ whiteSpace: 'nowrap' });
