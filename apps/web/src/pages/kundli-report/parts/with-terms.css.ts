import { globalStyle, style } from '@vanilla-extract/css';

/** A comma stays with its word, for a button lets a line break after it; the word itself may still break. */
export const termAndSign = style({ whiteSpace: 'nowrap' });
globalStyle(`${termAndSign} > *`, { whiteSpace: 'normal' });
