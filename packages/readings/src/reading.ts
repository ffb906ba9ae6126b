import type { ReadingLanguage } from './language.ts';

/** Texts of one subject. English is required; another language is complete or missing. */
export interface Catalogue<T> {
  readonly en: T;
  readonly hi?: T;
}

/** A text and its language: English if the requested language is not available yet. */
export interface Reading<T = string> {
  readonly text: T;
  readonly language: ReadingLanguage;
}

/**
 * Returns the text of a catalogue in a language, or in English if that language is not available yet. `language` of the
 * result is the one used.
 * @param pick selects the text from the catalogue of one language; it receives that language
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
