import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const month = style({
  display: 'grid',
  gap: vars.space.x3,
  margin: 0,
  marginBlockEnd: vars.space.x6,
});

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(15, minmax(0, 1fr))',
  gap: vars.space.x2,
  '@media': {
    '(min-width: 64rem)': { gridTemplateColumns: 'repeat(30, minmax(0, 1fr))', gap: vars.space.x1 },
  },
});

export const tithi = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockEnd: '10px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: {
    '&[data-state="today"]': {
      borderBlockEnd: `3px solid ${vars.color.primary}`,
      paddingBlockEnd: '8px',
    },
  },
});
