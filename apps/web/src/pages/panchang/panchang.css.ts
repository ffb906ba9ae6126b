import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const medium = '(min-width: 40rem)';
const wide = '(min-width: 64rem)';

export const form = style({ maxInlineSize: '46rem' });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const problem = style({ margin: 0, color: vars.color.danger });

/** The day in words beside its Moon. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'end',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: vars.space.x8 } },
});

export const place = style({ color: vars.color.textMuted });

export const nowLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '2rem',
});

/** Steps from day to day on one side, what can be done with the day on the other. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  '@media': { print: { display: 'none' } },
});

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  paddingBlockStart: vars.space.x5,
});

/** The spans of a limb on the day, under its facts. */
export const spans = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  paddingBlockStart: vars.space.x3,
  listStyle: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontSize: vars.text.small,
  color: vars.color.textMuted,
});

export const running = style({ color: vars.color.text, fontWeight: 600 });

export const windows = style({ display: 'grid', gap: vars.space.x4, margin: 0 });

export const window = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none', paddingBlockEnd: 0 } },
});

export const windowTimes = style({
  margin: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const moonCard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'center',
  '@media': { [medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.x6 } },
});

globalStyle(`${moonCard} figure`, { justifySelf: 'center' });
