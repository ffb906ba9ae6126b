import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';

export const row = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [wide]: { gridTemplateColumns: '22rem minmax(0, 1fr)', columnGap: vars.space.x8 },
  },
});

export const finder = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'stretch',
  gap: vars.space.x4,
  minInlineSize: 0,
});

// The search belongs to the heading.
globalStyle(`${finder} > :first-child`, { marginBlockEnd: 0 });

/** As tall as a few answers, so that a narrower choice moves nothing below. */
export const answers = style({
  paddingBlockStart: 0,
  '@media': { [wide]: { minBlockSize: '34rem' } },
});
