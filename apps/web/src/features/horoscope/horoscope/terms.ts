import type { Glossary } from '@jyoti/ui/term-tip';
import { horoscopeTermsMessages } from '../../../messages.generated/horoscope-terms.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Explanations of a horoscope's terms, by their form in its sentences. */
export const useTerms = (): Glossary => {
  const terms = Object.values(useMessages(horoscopeTermsMessages));
  return Object.fromEntries(terms.map(({ form, ...meaning }) => [form, meaning]));
};

/** Marks the first term in a sentence of the API as TermText expects: "([vedha])". */
export function withTerms(sentence: string, terms: Glossary): string {
  // Longer terms first, because one may contain another.
  const longestFirst = Object.keys(terms).toSorted((a, b) => b.length - a.length);
  return sentence.replace(
    new RegExp(`(?<![\\p{L}\\p{M}])(${longestFirst.join('|')})(?![\\p{L}\\p{M}])`, 'u'),
    '[$1]',
  );
}
