import { style } from '@vanilla-extract/css';

/** What is rendered for the paper alone. */
export const paperOnly = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});

/** What the paper has elsewhere. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Each main part begins on a new sheet. */
export const chapter = style({ breakBefore: 'page' });
