import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const summaryPrice = style({ fontSize: vars.text.lead });

/** A number that is read out on the telephone stays in one piece. */
export const number = style({ display: 'inline-block', whiteSpace: 'nowrap' });

/** The button that tries the code goes below it where both do not fit. */
export const code = style({ flex: '1 1 9rem', minInlineSize: 0 });
