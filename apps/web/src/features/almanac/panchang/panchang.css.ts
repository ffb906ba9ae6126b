import { media } from '@jyoti/themes/breakpoints';
import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const form = style({ maxInlineSize: '46rem' });

/** Controls are not printed. */
export const bar = style({ '@media': { print: { display: 'none' } } });

/** A date does not wrap, however narrow its column. */
export const oneLine = style({ whiteSpace: 'nowrap' });

export const panel = style({ paddingBlockStart: vars.space.x4 });

/**
 * On a separate line, because whether it fits next to the date depends on the font, which loads
 * later.
 */
export const weekday = style({ '@media': { [media.belowPhone]: { display: 'block' } } });
