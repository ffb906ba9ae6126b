import type { ReadingLanguage } from './language.ts';
import { ReadingError } from './reading-error.ts';

/** The messages of a subject in every language. */
export type Messages<T> = Readonly<Record<ReadingLanguage, T>>;

/** A text and its language, so that a page can mark it. */
export interface Reading<T = string> {
  /** a sentence, or an object of several */
  readonly text: T;
  /** that of the text: English where the requested one has none */
  readonly language: ReadingLanguage;
}

/** The messages of a language. */
export function inLanguage<T>(messages: Messages<T>, language: ReadingLanguage): T {
  if (Object.hasOwn(messages, language)) return messages[language];
  const known = Object.keys(messages).join(', ');
  throw new ReadingError('unknown_language', `The language "${language}" is none of ${known}.`);
}

/** What tells texts apart: an id, or a number. */
type IdOf<Key> = Key extends `${number}` ? number : Key;

/** One of several texts, by the id or number of what it is about. */
export function entry<T extends object>(texts: T, id: IdOf<keyof T>): T[keyof T] {
  if (Object.hasOwn(texts, id as keyof T)) return texts[id as keyof T];
  const known = Object.keys(texts);
  const [first, last] = [known[0], known.at(-1)];
  const isRange = Number(last) - Number(first) === known.length - 1;
  const some = known.length > 12 ? [...known.slice(0, 12), '…'] : known;
  throw new ReadingError(
    'unknown_subject',
    `${JSON.stringify(id)} is none of ${isRange ? `${first} to ${last}` : some.join(', ')}.`,
  );
}

/** @param pick selects the words from the messages of the language */
export function reading<T, Words>(
  messages: Messages<T>,
  language: ReadingLanguage,
  pick: (texts: T) => Words,
): Reading<Words> {
  return { text: pick(inLanguage(messages, language)), language };
}
