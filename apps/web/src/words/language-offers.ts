import type { Language } from '@jyoti/contract';
import type { LanguageOfferWords } from './language-offers.en.ts';

const files = import.meta.glob<Record<string, LanguageOfferWords>>('./language-offers.??.ts', {
  eager: true,
});

/** The offer to read a page in a language, in that language. */
export function languageOffer(language: Language): LanguageOfferWords | undefined {
  return files[`./language-offers.${language}.ts`]?.[language];
}
