import type { ReadingLanguage } from './language.ts';
import { noticesMessages, type NoticesMessages } from './messages.generated/notices.ts';
import { say } from './say.ts';
import { entry, inLanguage } from './reading.ts';

export type NoticeKey = keyof NoticesMessages;

/** One notice with its values, such as the offset that was used. */
export function notice(
  key: NoticeKey,
  language: ReadingLanguage,
  values: Readonly<Record<string, string>> = {},
): string {
  return say(
    entry(inLanguage(noticesMessages, language), key) as (all: typeof values) => string,
    values,
  );
}
