import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** As high before its content is there as with it, so that the tabs below do not move. */
export const reserved = style({
  minBlockSize: '6.1em',
  '@media': {
    // Closer than other parts, so that the tabs stay on the first screens of a phone.
    [media.belowLandscape]: { marginBlock: `calc(${vars.space.x3} - ${vars.space.x6})` },
    [media.tablet]: { minBlockSize: '11.5em' },
    [media.desktop]: { minBlockSize: '8.1em' },
  },
});

export const now = style({
  paddingInlineStart: vars.space.x4,
  borderInlineStart: `2px solid ${vars.color.primary}`,
});

/** On a phone the links of both rows share a line, so that the tabs stay on the first screens. */
export const rows = style({
  '@media': {
    [media.belowLandscape]: {
      flexFlow: 'row wrap',
      columnGap: vars.space.x4,
      rowGap: vars.space.x1,
    },
  },
});

export const row = style({ '@media': { [media.belowLandscape]: { display: 'contents' } } });

export const sentence = style({
  '@media': { [media.belowLandscape]: { fontSize: vars.text.small } },
});

/** A phone shows one sentence and the links, so that the tabs stay on the first screens. */
export const wide = style({ '@media': { [media.belowLandscape]: { display: 'none' } } });
