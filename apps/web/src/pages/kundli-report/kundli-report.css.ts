import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 64rem)';

export const opening = style({
  display: 'grid',
  gap: vars.space.x6,
  gridTemplateAreas: '"sentence" "chart" "facts"',
  '@media': {
    [medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateAreas: '"sentence sentence" "chart facts"',
      alignItems: 'start',
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) 27rem',
      gridTemplateAreas: '"sentence chart" "facts chart"',
      columnGap: vars.space.x7,
      alignItems: 'start',
    },
  },
});

export const sentence = style({ gridArea: 'sentence', display: 'grid', gap: vars.space.x3 });

export const overline = style({
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  fontWeight: 400,
  lineHeight: 1.5,
  color: vars.color.secondary,
});

export const summary = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h1,
  lineHeight: 1.18,
  maxInlineSize: '24em',
  textWrap: 'balance',
});

export const chart = style({
  gridArea: 'chart',
  display: 'grid',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '30rem',
});

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  gap: vars.space.x4,
});

export const factGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: '1px',
  background: vars.color.border,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem 1fr',
  columnGap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.surface,
});

export const factGlyph = style({
  gridRow: '1 / span 3',
  alignSelf: 'center',
  color: vars.color.primary,
});

export const factLabel = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const factValue = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.25,
});

export const tabs = style({ marginBlockStart: vars.space.x7 });
