import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 60rem)';

/** Both people side by side where there is room, the exchange between them. */
/** Capitals: on a narrow phone they would take a second line until their face is there, and the page would move. */
export const title = style({ fontSize: `min(${vars.text.h1}, 8.5vw)` });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      columnGap: vars.space.x6,
    },
  },
});

export const person = style({ display: 'grid', alignContent: 'start', gap: vars.space.x4 });

export const personHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  // Side by side they would just fit on some phones, and only in the face that comes last.
  '@media': { '(max-width: 26rem)': { flexDirection: 'column', alignItems: 'start' } },
});

export const swap = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
});

export const submit = style({ inlineSize: '100%', maxInlineSize: '30rem', marginInline: 'auto' });
