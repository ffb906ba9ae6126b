import { languages, type Language } from '@jyoti/contract';
import { style } from '@vanilla-extract/css';
import { OFFERED_LANGUAGE } from '../start/early-language.ts';

/** Shown where `/early.js` has marked the document, from the first paint on, so that nothing moves. */
export const offerIn = Object.fromEntries(
  languages.map((language) => [
    language,
    style({
      display: 'none',
      selectors: { [`[${OFFERED_LANGUAGE}="${language}"] &`]: { display: 'block' } },
    }),
  ]),
) as Record<Language, string>;
