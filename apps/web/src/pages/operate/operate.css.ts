import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const panel = style({ paddingBlockStart: vars.space.x5 });

/** Filters in a row; each takes a line of its own where there is no room. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.x4,
});

/** A choice and the button that takes it, on one line where there is room. */
export const choiceAndButton = style([filters, { alignItems: 'end' }]);

/** A status is one word or two, and stays whole. */
export const status = style({ whiteSpace: 'nowrap' });

/** What visitors wrote, as they wrote it. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Ids, addresses and hashes break anywhere rather than push the page wide. */
export const anywhere = style({ overflowWrap: 'anywhere' });

export const cellLines = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

/** Who wrote: an ordinary address stays on one line. */
export const writer = style([cellLines, { minInlineSize: '8.5rem' }]);

/** What can be done with a row: words of a button stay together. */
export const steps = style({ whiteSpace: 'nowrap' });

/** Grows to the width of the page, scrolls sideways in itself: a line of JSON stays one line, and lines can be counted. */
export const json = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text.small,
  lineHeight: 1.5,
  whiteSpace: 'pre',
  overflow: 'auto',
  // Three dots would say that something is left out.
  textOverflow: 'clip',
  maxBlockSize: '70vh',
  tabSize: 2,
});

export const problems = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const problem = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});
