import { media } from '@jyoti/themes/breakpoints';
import { style } from '@vanilla-extract/css';

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
