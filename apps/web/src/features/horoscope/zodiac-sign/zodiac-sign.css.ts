import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const arch = style({
  '@media': { [media.belowTablet]: { inlineSize: '8rem' }, print: { inlineSize: '8rem' } },
});

/** Aligns the end of the lists with the end of the text above. */
export const lists = style({ maxInlineSize: vars.size.measure });
