import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

/** The icon takes no more width than it must: the navigation stays on one line from 1280 px on. */
export const bookings = style({ paddingInline: 0, marginInlineEnd: `calc(-1 * ${vars.space.x4})` });
