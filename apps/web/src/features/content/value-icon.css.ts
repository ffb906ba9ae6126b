import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const drawing = style({ display: 'block', color: vars.color.secondary });
