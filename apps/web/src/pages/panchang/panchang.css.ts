import { vars } from '@jyoti/themes/contract';
import { style } from '@vanilla-extract/css';

export const form = style({ maxInlineSize: '46rem' });

/** What changes the page says nothing on paper. */
export const bar = style({ '@media': { print: { display: 'none' } } });

/** A date stays whole, however narrow its column. */
export const oneLine = style({ whiteSpace: 'nowrap' });

export const panel = style({ paddingBlockStart: vars.space.x4 });
