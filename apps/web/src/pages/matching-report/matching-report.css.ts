import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const medium = '(min-width: 40rem)';
const wide = '(min-width: 60rem)';

export const overline = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 400,
  lineHeight: 1.5,
  color: vars.color.secondary,
  textAlign: 'center',
});

/** Two names joined by the score; one under another on a phone. */
export const opening = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: vars.space.x4,
  textAlign: 'center',
  '@media': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      columnGap: vars.space.x6,
    },
  },
});

const person = style({ display: 'grid', gap: vars.space.x1, overflowWrap: 'anywhere' });

export const boy = style([
  person,
  {
    '@media': { [medium]: { textAlign: 'end', justifySelf: 'end' } },
  },
]);

export const girl = style([
  person,
  {
    '@media': { [medium]: { textAlign: 'start', justifySelf: 'start' } },
  },
]);

export const name = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
});

export const born = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const summary = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: 1.4,
  maxInlineSize: 'none',
  textAlign: 'center',
  textWrap: 'balance',
});

export const actions = style({ justifyContent: 'center' });

export const saved = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const panel = style({ paddingBlockStart: vars.space.x5 });

export const reading = style({ maxInlineSize: vars.size.measure, lineHeight: 1.65 });

/** Figures side by side: the overall one first and largest. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: '1px',
  background: vars.color.border,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const figure = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x1,
  padding: vars.space.x4,
  background: vars.color.surface,
});

export const figureLabel = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const figureValue = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h2,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});

export const doshas = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  listStyle: 'none',
  padding: 0,
  margin: 0,
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const dosha = style({ display: 'grid', alignContent: 'start', gap: vars.space.x2 });

export const doshaHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const doshaName = style({ fontWeight: 600, marginInlineEnd: vars.space.x1 });

/** What belongs to each of the two, side by side where there is room. */
export const both = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Two tables of many columns stand one under another until there is much room. */
export const tables = style({ display: 'grid', gap: vars.space.x5 });

export const one = style({ display: 'grid', alignContent: 'start', gap: vars.space.x3 });

export const chart = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '30rem',
});
