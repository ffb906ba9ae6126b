import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formsOf, type Messages } from '../../../scripts/messages/icu.ts';

const folder = join(import.meta.dirname, '../messages');

/** Each form of a plural or a choice as a message of its own, with `{}` for its values. */
const unfolded = (messages: string | Messages): string | Messages => {
  if (typeof messages !== 'string')
    return Object.fromEntries(Object.entries(messages).map(([key, one]) => [key, unfolded(one)]));
  return /, (plural|select),/.test(messages)
    ? Object.fromEntries(formsOf(messages).map((form, index) => [String(index), form]))
    : messages;
};

/** The messages of a subject as translators write them, with `{places}`. */
export const messagesOf = (subject: string, language: 'en' | 'hi' = 'en'): Messages =>
  unfolded(
    JSON.parse(readFileSync(join(folder, language, `${subject}.json`), 'utf8')) as Messages,
  ) as Messages;

/** A message by its keys: `messageAt(messages, 'goodDays', 'none')`. */
export const messagesAt = (messages: Messages, ...keys: string[]): Messages =>
  keys.reduce((inner, key) => inner[key] as Messages, messages);

/** Every subject of the package. */
export const subjects: readonly string[] = globSync('*.json', { cwd: join(folder, 'en') })
  .map((file) => file.replace(/\.json$/, ''))
  .toSorted();
