// What a new language needs: a folder of messages in each package, and its code in the list of languages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Messages } from '../messages/icu.ts';
import { packagesWithMessages, pathOf, readMessages, subjectsOf } from '../messages/packages.ts';

/**
 * The messages of a new language, by path.
 * @param translate gets each message in English
 */
export function messagesIn(
  code: string,
  root: string,
  translate: (message: string) => string,
): Record<string, string> {
  const translated = (value: string | Messages): string | Messages =>
    typeof value === 'string'
      ? translate(value)
      : Object.fromEntries(
          Object.entries(value).map(([key, inner]) => [key, translated(inner)] as const),
        );
  const files = packagesWithMessages(root).flatMap((folder) =>
    subjectsOf(folder, 'en', root).map((subject) => {
      const messages = translated(readMessages(pathOf(folder, 'en', subject), root));
      return [pathOf(folder, code, subject), `${JSON.stringify(messages, null, 2)}\n`] as const;
    }),
  );
  return Object.fromEntries(files);
}

/**
 * The list of languages, with the new one added.
 * @param name the language in its own words
 */
export function listWith(code: string, name: string, root: string): Record<string, string> {
  const path = 'packages/language/src/languages.ts';
  const text = readFileSync(join(root, path), 'utf8')
    .replace(/(anguages = \[[^\]]*)\]/, (_all, list: string) => `${list}, '${code}']`)
    .replace(
      /(languageNames: [^{]*\{[^}]*?),? \}/,
      (_all, names: string) => `${names}, ${code}: '${name}' }`,
    );
  return { [path]: text };
}
