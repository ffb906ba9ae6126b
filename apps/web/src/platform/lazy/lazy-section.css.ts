import { media } from '@jyoti/themes/breakpoints';
import { style } from '@vanilla-extract/css';
import { RETURNED } from '../bootstrap/early-return.ts';

/** Block size on a phone, until the section has been laid out once. */
export const SIZE = '--section-size';

/** The same from the desktop breakpoint up. */
export const DESKTOP_SIZE = '--section-size-desktop';

const selector = `:root:not([${RETURNED}]) &:not(:empty)`;

/**
 * Far outside the viewport it is neither laid out nor painted; "find in page", anchors and print reach it. A returning
 * visitor's scroll position needs the true sizes.
 */
export const below = style({
  '@media': {
    screen: {
      selectors: {
        [selector]: { contentVisibility: 'auto', containIntrinsicBlockSize: `auto var(${SIZE})` },
      },
    },
    [media.desktop]: {
      selectors: { [selector]: { containIntrinsicBlockSize: `auto var(${DESKTOP_SIZE})` } },
    },
  },
});
