import type { ReadingLanguage } from './language.ts';

/** Texts of one subject. English is complete; another language is complete or missing. */
export type Catalogue<T> = { readonly en: T } & Readonly<Partial<Record<ReadingLanguage, T>>>;

/** A text and its language: English if the requested language is not available yet. */
export interface Reading<T = string> {
  readonly text: T;
  readonly language: ReadingLanguage;
}

/**
 * The texts of a catalogue in a language, or in English if that language is missing. `language` of the result
 * is that of the text.
 * @param pick selects the words from the texts of one language; its second argument is the language
 */
export function reading<T, Words>(
  catalogue: Catalogue<T>,
  language: ReadingLanguage,
  pick: (texts: T, textLanguage: ReadingLanguage) => Words,
): Reading<Words> {
  const texts = catalogue[language];
  if (texts === undefined) return { text: pick(catalogue.en, 'en'), language: 'en' };
  return { text: pick(texts, language), language };
}
