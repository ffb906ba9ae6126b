import { style } from '@vanilla-extract/css';

/** A status and the buttons of a row are a word or two each, which stay together. */
export const oneLine = style({ whiteSpace: 'nowrap' });

/** What visitors wrote, with their own line breaks. */
export const written = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** Ids, addresses and hashes break anywhere instead of widening the page. */
export const anywhere = style({ overflowWrap: 'anywhere' });

/** Wide enough for an ordinary e-mail address on one line. */
export const writer = style({ minInlineSize: '8.5rem' });

/** What is for the desk alone is left out of the printed sheet. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
