import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** Awards follow on the same ground: one section to the eye. */
export const section = style({ paddingBlockEnd: vars.space.x6 });
