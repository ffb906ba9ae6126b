import type { ReadingLanguage } from './language.ts';

/** Texts of one subject. English is whole; another language is there whole or not at all. */
export type Catalogue<T> = { readonly en: T } & Readonly<Partial<Record<ReadingLanguage, T>>>;

/** A text and its language: English if the requested language is not available yet. */
export interface Reading<T = string> {
  readonly text: T;
  readonly language: ReadingLanguage;
}

/**
 * What a catalogue says in a language, or in English where that language is not written yet.
 * `language` of the answer is that of the text.
 * @param pick finds the words in the texts of one language; its second argument is the language
 */
export function reading<T, Words>(
  catalogue: Catalogue<T>,
  language: ReadingLanguage,
  pick: (texts: T, written: ReadingLanguage) => Words,
): Reading<Words> {
  const texts = catalogue[language];
  if (texts === undefined) return { text: pick(catalogue.en, 'en'), language: 'en' };
  return { text: pick(texts, language), language };
}
