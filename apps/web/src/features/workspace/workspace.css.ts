import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** Wider than other pages: from 900 px two columns of panes, and three on the screen of a laptop. */
const twoColumns = 'screen and (min-width: 56.25rem)';
const threeColumns = 'screen and (min-width: 78rem)';
/** Six panes fill such a screen below the header; what is longer scrolls in its pane. */
const sixInView = `${threeColumns} and (min-height: 40rem)`;
const rowOfTwo = `calc((100dvh - ${vars.size.header} - 3 * ${vars.space.x4}) / 2)`;

export const page = style({
  display: 'grid',
  gap: vars.space.x5,
  maxInlineSize: '140rem',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x4,
  paddingBlock: vars.space.x4,
  borderBlock: `1px solid ${vars.color.border}`,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});

/** Without a keyboard the list of keys only takes space. */
export const shortcutsButton = style({
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } },
});

export const layoutField = style({ flex: '0 1 11rem', minInlineSize: '9rem' });

export const dates = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.x4,
});

export const step = style({ inlineSize: '8rem' });
/** Hour and minute side by side. */
export const time = style({ inlineSize: '11rem' });

export const panes = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [sixInView]: { gridAutoRows: rowOfTwo },
  },
});

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  // Below the header, when a key moves the focus to it.
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x3})`,
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
});

export const paneHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const paneNumber = style({
  flex: 'none',
  minInlineSize: '1.5em',
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});

export const choices = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  gap: vars.space.x2,
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  '@media': { [media.belowPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const paneBody = style({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space.x3,
  '@media': { [sixInView]: { minBlockSize: 0, overflow: 'auto' } },
});

/** A chart is as large as its pane, but not larger than it is read with ease. */
export const chart = style({
  inlineSize: '100%',
  maxInlineSize: '32rem',
  marginInline: 'auto',
  // Whole in its pane, below the pane's choices.
  '@media': { [sixInView]: { maxInlineSize: `min(32rem, ${rowOfTwo} - 5.5rem)` } },
});

export const key = style({
  display: 'inline-block',
  minInlineSize: '1.8em',
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.control}`,
  borderRadius: vars.radius.badge,
  fontFamily: 'inherit',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});
