import { style } from '@vanilla-extract/css';

/** Stands around a part without a box of its own. */
export const part = style({ display: 'contents' });
