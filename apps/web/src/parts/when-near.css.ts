import { globalStyle, style } from '@vanilla-extract/css';

/** Stands around a part without a box of its own. */
export const part = style({ display: 'contents' });

/** On a part, or on the document while a place lower on a page is sought, whose sections are laid out wherever they stand. */
export const LAID_OUT = 'data-laid-out';

const far = `:root:not([${LAID_OUT}]) ${part}:not([${LAID_OUT}])`;

/**
 * A section far from the window is neither laid out nor painted, and a change of theme passes it over; it can be found,
 * reached by the keyboard and printed all the same. Until it was seen it takes the room of a usual section.
 */
globalStyle(`${far} > :is(section, footer, [data-part="section"])`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 68rem',
  // The sky of a section may reach beyond it.
  overflowClipMargin: '20rem',
  '@media': { '(min-width: 64rem)': { containIntrinsicBlockSize: 'auto 46rem' } },
});
