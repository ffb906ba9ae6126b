import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const summaryPrice = style({ fontSize: vars.text.lead });

/** A number that is read out on the phone does not wrap. */
export const number = style({ display: 'inline-block', whiteSpace: 'nowrap' });

/** The "Apply" button wraps below the code if both do not fit. */
export const code = style({ flex: '1 1 9rem', minInlineSize: 0 });
