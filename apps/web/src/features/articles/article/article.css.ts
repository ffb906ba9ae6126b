import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const head = style({ alignItems: 'center', marginBlockEnd: vars.space.x7 });
