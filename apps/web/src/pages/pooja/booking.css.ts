import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

/** What is booked on one side, its price on the other, over a hairline. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlock: `${vars.space.x2} ${vars.space.x4}`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const reviewTitle = style({ paddingBlock: vars.space.x3 });

export const summaryPrice = style({ fontSize: vars.text.lead });

/** A number that is read out on the telephone stays in one piece. */
export const number = style({ display: 'inline-block', whiteSpace: 'nowrap' });

export const address = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({ padding: 0, marginBlockEnd: vars.space.x1, fontWeight: 600 });

/** Town, state and PIN code side by side where there is room, under the address. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.x4,
  alignItems: 'start',
});
globalStyle(`${lines} > :first-child`, { gridColumn: '1 / -1' });

/** The code and the button that tries it; the button stands below where both do not fit. */
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
});

globalStyle(`${code} > :first-child`, { flex: '1 1 9rem', minInlineSize: 0 });
