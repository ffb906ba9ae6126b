import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const medium = '(min-width: 48rem)';
const wide = '(min-width: 64rem)';
const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const signLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  minBlockSize: '2rem',
  color: vars.color.textMuted,
});

export const signLineWaiting = style({ inlineSize: 'min(24rem, 60%)' });
export const element = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });
export const aside = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const signs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
});

/** Twelve arches in one strip: on a phone it goes on to the side, on a desk all twelve stand in a row. */
export const strip = style({});

globalStyle(`${strip} > div`, {
  display: 'grid',
  gridTemplateColumns: 'none',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(5.75rem, 1fr)',
  columnGap: vars.space.x2,
  maxInlineSize: 'none',
  // The heavier line of the chosen arch and the focus ring stand outside the cells.
  padding: vars.space.x1,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  '@media': { [wide]: { gridAutoColumns: 'minmax(5rem, 1fr)' } },
});

globalStyle(`${strip} > div > *`, { scrollSnapAlign: 'center' });

export const moonSign = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x3}`,
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  alignItems: 'end',
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [medium]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', columnGap: vars.space.x5 },
    [wide]: { gridTemplateColumns: 'auto minmax(0, 1fr) 17rem', columnGap: vars.space.x6 },
  },
});

export const periods = style({
  justifySelf: 'start',
  maxInlineSize: '100%',
  '@media': { '(min-width: 48rem) and (max-width: 63.99rem)': { gridColumn: '1 / -1' } },
});

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  '@media': { [wide]: { justifyContent: 'center' } },
});

export const span = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  paddingInline: vars.space.x1,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h4,
  lineHeight: 1.3,
  textAlign: 'center',
});

export const anyDate = style({ maxInlineSize: '13rem' });

export const opening = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const openingAlone = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const lines = style({ ...plainList, display: 'grid', gap: vars.space.x3 });

/** A span longer than a day has more lines and nothing beside them: they stand in two columns below the first. */
globalStyle(`${openingAlone} ${lines}`, {
  '@media': {
    [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.x7 },
  },
});
globalStyle(`${openingAlone} ${lines} > :first-child`, { gridColumn: '1 / -1' });

export const line = style({ maxInlineSize: vars.size.measure, minInlineSize: 0 });

export const leadText = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h3,
  lineHeight: 1.4,
});

export const lineText = style({ lineHeight: 1.6 });

export const because = style({ fontSize: vars.text.small });

/** A quiet name of the transit: the line itself is what is read. */
globalStyle(`${because} > button`, {
  minBlockSize: '2.25rem',
  color: vars.color.textMuted,
  fontWeight: 400,
});

/** What is opened stands apart from the line after it. */
globalStyle(`${because} > button[aria-expanded='true'] + *`, { marginBlockEnd: vars.space.x3 });

export const becauseLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

export const dayFacts = style({ alignSelf: 'stretch' });

export const facts = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  margin: 0,
});

globalStyle(`${facts} dt`, { color: vars.color.textMuted, fontSize: vars.text.small });
globalStyle(`${facts} dd`, { margin: 0, marginBlockStart: vars.space.x1 });

export const number = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.text.h1,
  lineHeight: 1.1,
});

export const aspects = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x5,
  alignItems: 'stretch',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const sky = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x7,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', columnGap: vars.space.x6 } },
});

export const part = style({ minInlineSize: 0 });

export const uranus = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  // Where the glyph of a graha stands beside its name, for Uranus has none.
  paddingInlineStart: `calc(22px + ${vars.space.x2})`,
});

export const transits = style({ ...plainList, display: 'grid' });

export const transit = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const transitDay = style({ color: vars.color.textMuted, fontSize: vars.text.small });
export const transitHouse = style({ display: 'block' });

export const company = style({
  display: 'grid',
  inlineSize: '100%',
  gap: vars.space.x5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const signList = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  marginBlockStart: vars.space.x2,
});
