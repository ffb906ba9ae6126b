import { containerQuery } from '@jyoti/themes/breakpoints';
import type { Rule } from '../shared/styles/component-style.ts';
import { frame } from './frame.css.ts';

/** A rule for days with room for words: in a wide container, and on paper. */
export const roomy = (rule: Omit<Rule, '@container' | '@media'>) => ({
  '@container': { [`${frame} ${containerQuery.from('landscape')}`]: rule },
  '@media': { print: rule },
});
