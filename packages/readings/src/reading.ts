import type { ReadingLanguage } from './language.ts';

/** The messages of a subject in every language. */
export type Messages<T> = Readonly<Record<ReadingLanguage, T>>;

/** A text and its language, so that a page can mark it. */
export interface Reading<T = string> {
  /** a sentence, or an object of several */
  readonly text: T;
  /** that of the text: English where the requested one has none */
  readonly language: ReadingLanguage;
}

/** @param pick selects the words from the messages of the language */
export function reading<T, Words>(
  messages: Messages<T>,
  language: ReadingLanguage,
  pick: (texts: T) => Words,
): Reading<Words> {
  return { text: pick(messages[language]), language };
}
