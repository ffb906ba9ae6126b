import { knownLanguage, type Language } from '@jyoti/language';
import { validationMessages, type ValidationMessages } from './messages.generated/validation.ts';

export type MessageKey = keyof ValidationMessages;

/** One message of a form or of the server's checks. */
export const message = (key: MessageKey, language: Language): string =>
  validationMessages[language][key];

/**
 * A message for a schema, in the language that the schema is parsed with (`lang`). Parsed without one, for a caller that
 * shows no message, it is the key.
 */
export function say(key: MessageKey): (issue: { readonly lang?: string | undefined }) => string {
  return (issue) => {
    const language = knownLanguage(issue.lang);
    return language === undefined ? key : message(key, language);
  };
}

/** Like `say`, with one sentence for a missing value (or `null`) and another for a wrong type. */
export function sayAbsent(
  absent: MessageKey,
  wrongType: MessageKey,
): (issue: { readonly input: unknown; readonly lang?: string | undefined }) => string {
  return (issue) =>
    say(issue.input === undefined || issue.input === null ? absent : wrongType)(issue);
}
