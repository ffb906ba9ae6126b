import { style } from '@vanilla-extract/css';

/** Rendered in print only. */
export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

/** Hidden in print, because the printed parts have it elsewhere. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Each main part starts on a new page. */
export const chapter = style({ breakBefore: 'page' });
