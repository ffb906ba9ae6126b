import type { Glossary } from '@jyoti/ui/term-tip';
import { pageWords } from '../../words/page-words.ts';
import { en } from './terms.en.ts';

/** Explanations of a horoscope's terms, by their form in its sentences. */
export const useTerms = pageWords(en, import.meta.glob(['./terms.??.ts', '!./terms.en.ts']));

/** Marks the first term in a sentence of the API as TermText expects: "([vedha])". */
export function withTerms(sentence: string, terms: Glossary): string {
  // Longer terms first, because one may contain another.
  const longestFirst = Object.keys(terms).toSorted((a, b) => b.length - a.length);
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{M}])(${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'u'),
    '[$1]',
  );
}
