import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 64rem)';

export const card = style({
  display: 'grid',
  gap: vars.space.x5,
  alignItems: 'center',
  background: vars.color.background,
  '@media': {
    [medium]: { gridTemplateColumns: '11rem minmax(0, 1fr)', columnGap: vars.space.x6 },
    [wide]: {
      gridTemplateColumns: '15rem minmax(0, 1fr) 15rem',
      columnGap: vars.space.x7,
    },
  },
});

export const art = style({
  inlineSize: 'min(100%, 11rem)',
  margin: 0,
  marginInline: 'auto',
  '@media': {
    [medium]: { inlineSize: '100%', gridRow: 'span 2' },
    [wide]: { gridRow: 'auto' },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const deal = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.x2,
  minInlineSize: 0,
  '@media': {
    [wide]: {
      paddingInlineStart: vars.space.x6,
      borderInlineStart: `1px solid ${vars.color.border}`,
      paddingBlock: vars.space.x4,
    },
  },
});

export const code = style({ fontWeight: 600, letterSpacing: '0.04em' });
