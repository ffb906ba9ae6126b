import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const panel = style({ paddingBlockStart: vars.space.x5 });

/** Limits the chart's size so that it fits on the screen. */
export const chart = style({ inlineSize: '100%', maxInlineSize: '30rem' });
