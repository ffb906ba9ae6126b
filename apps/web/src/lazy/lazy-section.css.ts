import { style } from '@vanilla-extract/css';

/** An element without a box of its own. */
export const contents = style({ display: 'contents' });
