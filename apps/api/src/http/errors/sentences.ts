import type { Language } from '@jyoti/contract';
import { errorMessages, type ErrorMessages } from '../../messages.generated/error.ts';

/** Messages without arguments. */
export type SentenceKey = {
  [Key in keyof ErrorMessages]: ErrorMessages[Key] extends string ? Key : never;
}[keyof ErrorMessages];

/** A value that depends on the language of the response. */
export type Localised<Words> = (language: Language) => Words;

export const sentence =
  (key: SentenceKey): Localised<string> =>
  (language) =>
    errorMessages[language][key];
