import { knownLanguage, type Language } from './language.ts';
import { messagesEn, type MessageKey } from './messages.en.ts';
import { messagesHi } from './messages.hi.ts';

export type { MessageKey };

const catalogue: Record<Language, Record<MessageKey, string>> = { en: messagesEn, hi: messagesHi };

/** One sentence of the catalogue in one language. */
export function message(key: MessageKey, language: Language = 'en'): string {
  return catalogue[language][key];
}

/** A message for a schema, in the language that the schema is parsed with (`lang`). */
export function say(key: MessageKey): (issue: { readonly lang?: string | undefined }) => string {
  return (issue) => message(key, knownLanguage(issue.lang) ?? 'en');
}

/** Like `say`, with one sentence for a missing value (or `null`) and another for a wrong type. */
export function sayAbsent(
  absent: MessageKey,
  wrongType: MessageKey,
): (issue: { readonly input: unknown; readonly lang?: string | undefined }) => string {
  return (issue) =>
    say(issue.input === undefined || issue.input === null ? absent : wrongType)(issue);
}
