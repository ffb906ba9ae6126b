import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** What is booked on one side, its price on the other, between two hairlines. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlock: vars.space.x3,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const summaryPrice = style({ fontSize: vars.text.lead });

export const address = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 'none',
});

export const legend = style({ padding: 0, marginBlockEnd: vars.space.x1, fontWeight: 600 });

/** The code and the button that tries it; the button stands below where both do not fit. */
export const code = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.x3,
});
