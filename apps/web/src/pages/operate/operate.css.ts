import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** A status and the buttons of a row are a word or two each, which stay together. */
export const oneLine = style({ whiteSpace: 'nowrap' });

/** What visitors wrote, with their own line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Ids, addresses and hashes break anywhere instead of widening the page. */
export const anywhere = style({ overflowWrap: 'anywhere' });

/** Wide enough for an ordinary e-mail address on one line. */
export const writer = style({ minInlineSize: '8.5rem' });

/** Lines of JSON scroll sideways instead of breaking, so that lines can be counted. */
export const json = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.text.small,
  whiteSpace: 'pre',
  overflow: 'auto',
  // An ellipsis would look like missing text.
  textOverflow: 'clip',
  maxBlockSize: '70vh',
  tabSize: 2,
});
