import { style } from '@vanilla-extract/css';

/** A search for a place, as wide as in a form. */
export const search = style({ inlineSize: '100%', maxInlineSize: '30rem' });
