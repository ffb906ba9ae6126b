import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const panel = style({ paddingBlockStart: vars.space.x5 });

/** A chart stays small enough to be seen whole. */
export const chart = style({ inlineSize: '100%', maxInlineSize: '30rem' });
