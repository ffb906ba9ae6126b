import { vars } from '@jyoti/themes/contract';
import { globalStyle, style } from '@vanilla-extract/css';

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

/** Around rows that stand to be read: the value carries the weight, not its label. */
export const reading = style({});
globalStyle(`${reading} label`, {
  marginBlockEnd: 0,
  color: vars.color.textMuted,
  fontWeight: 400,
});

/** What stands to be read: no box, only the rule under it. The same field becomes a box when it can be edited. */
export const readOnly = style({
  selectors: {
    '&[readonly]': {
      paddingInline: 0,
      border: 0,
      borderBlockEnd: hairline,
      borderRadius: 0,
      background: 'none',
      textOverflow: 'ellipsis',
    },
  },
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
