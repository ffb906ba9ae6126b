import { style } from '@vanilla-extract/css';

/** A status and the buttons of a row are a word or two each and do not wrap. */
export const oneLine = style({ whiteSpace: 'nowrap' });

/** Messages of visitors, with their own line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Ids, URLs and hashes break anywhere instead of widening the page. */
export const anywhere = style({ overflowWrap: 'anywhere' });

/** Wide enough for an ordinary e-mail address on one line. */
export const writer = style({ minInlineSize: '8.5rem' });

/** Controls are left out of the printed sheet. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** At least 4 px a module for a camera; black on white in forced colours too. */
export const qrCode = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '14rem',
  forcedColorAdjust: 'none',
});

/** Four letters of a key, apart to the eye; copied, they stay together. */
export const fourLetters = style({ display: 'inline-block', marginInlineEnd: '0.6em' });
