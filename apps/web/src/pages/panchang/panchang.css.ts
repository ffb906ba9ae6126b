import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const form = style({ maxInlineSize: '46rem' });

/** What changes the page says nothing on paper. */
export const bar = style({ '@media': { print: { display: 'none' } } });

/** A date stays whole, however narrow its column. */
export const oneLine = style({ whiteSpace: 'nowrap' });

export const panel = style({ paddingBlockStart: vars.space.x4 });

/** A line of its own where the date may or may not fit beside it: the face that arrives must not change that. */
export const weekday = style({ '@media': { [media.belowPhone]: { display: 'block' } } });
