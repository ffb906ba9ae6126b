import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = '(min-width: 64rem)';

export const row = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem', alignItems: 'stretch' },
  },
});

export const grid = style({ minInlineSize: 0 });

// The arches take all of their half.
globalStyle(`${grid} ul`, { maxInlineSize: 'none', blockSize: '100%' });

export const box = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.x4,
  background: vars.color.background,
});

/** Keeps the place of what is on its way, so that nothing moves when it comes. */
export const waiting = style({ minBlockSize: '22rem' });

export const moon = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x4,
});

export const mercury = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
});
