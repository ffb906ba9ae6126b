import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

const roomy = '(min-width: 40rem)';
const wide = '(min-width: 64rem)';
const hairline = `1px solid ${vars.color.border}`;

export const page = style({ paddingBlock: vars.size.sectionPadding });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x4} ${vars.space.x5}`,
  paddingBlockEnd: vars.space.x6,
});

/** Title, name and since when; takes the line that the portrait leaves. */
export const who = style({ flex: '1 1 11rem', minInlineSize: 0 });

export const name = style({ overflowWrap: 'anywhere' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x8,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 44rem) 13rem', justifyContent: 'space-between' },
  },
});

export const parts = style({ minInlineSize: 0 });

export const contents = style({
  display: 'none',
  '@media': {
    [wide]: {
      display: 'block',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(4.5rem + ${vars.space.x6})`,
      paddingBlockStart: vars.space.x6,
      borderBlockStart: hairline,
    },
  },
});

export const part = style({
  paddingBlock: vars.space.x6,
  borderBlockStart: hairline,
  // Reached from the list of contents, the heading stays in view under the sticky header.
  scrollMarginBlockStart: '4.5rem',
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

/** Outlined, and last. */
export const danger = style({
  marginBlockStart: vars.space.x5,
  padding: vars.space.x5,
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.card,
  scrollMarginBlockStart: '6rem',
});

/** Nothing yet, said beside its drawing: two of them on one page must not fill it. */
export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  justifyItems: 'start',
  columnGap: vars.space.x5,
  padding: 0,
  textAlign: 'start',
});
globalStyle(`${empty} > *`, { gridColumn: 2 });
globalStyle(`${empty} > svg`, {
  gridColumn: 1,
  gridRow: '1 / span 3',
  inlineSize: '4rem',
  blockSize: '4rem',
});

export const chart = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: hairline,
  selectors: { '&:first-child': { borderBlockStart: hairline } },
});

export const chartFacts = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Things that were asked for, one below the other. */
export const things = style({
  display: 'grid',
  gap: vars.space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const framed = {
  minInlineSize: 0,
  padding: vars.space.x4,
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
};

/**
 * A booking: the leaf of its day beside its title, the rest below both on a phone and beside the leaf elsewhere. Where
 * the text is so large that the title would break, it stands below the leaf.
 */
export const thing = style({
  ...framed,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x3} ${vars.space.x4}`,
  alignItems: 'start',
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.x5,
      padding: vars.space.x5,
    },
  },
});

export const request = style({
  ...framed,
  display: 'grid',
  gap: vars.space.x3,
  '@media': { [roomy]: { padding: vars.space.x5 } },
});

export const thingHead = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const thingBody = style({
  flex: '1 0 100%',
  minInlineSize: 0,
  '@media': { [roomy]: { gridColumn: 2 } },
});

export const leaf = style({
  display: 'grid',
  justifyItems: 'center',
  inlineSize: '4rem',
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.background,
  textAlign: 'center',
  lineHeight: 1.2,
  '@media': { [roomy]: { gridRow: '1 / span 2' } },
});

export const leafEdge = style({
  paddingBlock: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const leafDay = style({
  inlineSize: '100%',
  borderBlock: hairline,
  fontFamily: vars.font.heading,
  fontSize: vars.text.h2,
  lineHeight: 1.4,
});

/** What happened, a line each: the day, then the event. */
export const happened = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
globalStyle(`${happened} > li`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.x4}`,
});
globalStyle(`${happened} > li > :first-child`, { flex: '0 0 9rem' });

/** Line ends stay where the writer put them. */
export const written = style({ whiteSpace: 'pre-line' });
