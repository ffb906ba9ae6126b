import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 64rem)';
const phone = 'screen and (max-width: 29.99rem)';
const twoByTwo = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' };

/** Search and subjects beside the questions where there is room, and below them the way to ask. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(16rem, 21rem) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.x8,
    },
  },
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
});

/** Two by two where one line would leave the last alone. */
export const subjects = style({
  '@media': {
    [phone]: twoByTwo,
    [wide]: twoByTwo,
  },
});

/** As high as what stands beside it, though few are found. */
export const questions = style({
  minInlineSize: 0,
  '@media': {
    [wide]: {
      gridArea: '1 / 2 / span 2 / auto',
      minBlockSize: '28rem',
      paddingBlockStart: 0,
    },
  },
});

/** Stays in view beside questions that are longer than the screen, below the kit's header. */
export const notAnswered = style({
  '@media': {
    [wide]: { position: 'sticky', insetBlockStart: `calc(73px + ${vars.space.x5})` },
  },
});
