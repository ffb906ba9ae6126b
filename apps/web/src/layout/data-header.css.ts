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
 * On one line: a long name is truncated. It is hidden where the inline navigation leaves little
 * space.
 */
export const welcome = style({
  minInlineSize: 0,
  maxInlineSize: '16rem',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '@media': {
    [media.desktop]: { display: 'none' },
    [media.wide]: { display: 'inline', maxInlineSize: '9rem' },
  },
});

export const logout = style({ whiteSpace: 'nowrap' });
