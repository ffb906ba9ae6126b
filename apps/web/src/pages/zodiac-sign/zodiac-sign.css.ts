import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const arch = style({
  '@media': { [media.belowTablet]: { inlineSize: '8rem' }, print: { inlineSize: '8rem' } },
});

/** The lists end where the text above them ends. */
export const lists = style({ maxInlineSize: vars.size.measure });
