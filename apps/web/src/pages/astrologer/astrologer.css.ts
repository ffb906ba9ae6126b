import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const medium = 'screen and (min-width: 48rem)';

/** The portrait beside the name, above it where there is little room. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'start',
  marginBlockEnd: vars.space.x7,
  '@media': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.x6 } },
});

export const wayBack = style({ gridColumn: '1 / -1' });

export const who = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const approach = style({
  paddingInlineStart: vars.space.x5,
  borderInlineStart: `2px solid ${vars.color.primary}`,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.4,
});
