import type { Glossary } from '@jyoti/ui/term-tip';
import { pageWords } from '../../words/page-words.ts';
import { en } from './terms.en.ts';

/** What the terms of a horoscope mean, by the words that its sentences use for them. */
export const useTerms = pageWords(en, import.meta.glob(['./terms.??.ts', '!./terms.en.ts']));

/** A sentence of the API with the first of its terms marked as TermText reads them: "([vedha])". */
export function withTerms(sentence: string, terms: Glossary): string {
  // A longer term is tried before one that is part of it.
  const longestFirst = Object.keys(terms).toSorted((a, b) => b.length - a.length);
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{M}])(${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'u'),
    '[$1]',
  );
}
