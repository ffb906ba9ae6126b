// Converts catalogues in TypeScript to messages in JSON, until every package is converted; nothing of the product imports it.
//   node scripts/messages/convert.ts ENGLISH_MODULE EXPORT HINDI_MODULE EXPORT SUBJECT_FOLDER SUBJECT
// Functions are called with marks in place of their arguments. One whose result depends on the value of an argument becomes
// a plural or a select if its argument is a number or a boolean; any other is listed, to be written by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

type Words = string | readonly Words[] | { [key: string]: Words } | ((...args: never[]) => string);
type Json = string | { [key: string]: Json };

/** Catalogues with placeholders have them in braces already. */
const escaped = (text: string) =>
  text.replaceAll(/\{\w+\}|[{}]+/g, (found) => (/\w/.test(found) ? found : `'${found}'`));

const mark = (name: string) => `⟦${name}⟧`;
const unmarked = (text: string) =>
  escaped(text).replaceAll(/⟦(\w+)⟧/g, (_all, name: string) => `{${name}}`);

/** Names of parameters, those of a destructured one in braces; `_name` is an argument that English does not use. */
export function parametersOf(words: Function): { names: string[]; isDestructured: boolean } {
  const [, list = ''] = /^\(?([^)]*)\)?\s*=>/.exec(String(words)) ?? [];
  const isDestructured = list.trim().startsWith('{');
  const names = list.replaceAll(/[{}]/g, '').split(',');
  return {
    names: names.map((name) => name.trim().replace(/^_/, '')).filter((name) => name !== ''),
    isDestructured,
  };
}

export const callWith = (
  words: Function,
  { names, isDestructured }: ReturnType<typeof parametersOf>,
  values: Readonly<Record<string, unknown>>,
): string =>
  (words as (...args: unknown[]) => string)(
    ...(isDestructured ? [values] : names.map((name) => values[name])),
  );

/** @param parameters those of English: translations name them alike */
function messageOf(words: Function, parameters: ReturnType<typeof parametersOf>): string | null {
  const { names } = parameters;
  const marks = Object.fromEntries(names.map((name) => [name, mark(name)]));
  const render = (changed: Record<string, unknown>) =>
    callWith(words, parameters, { ...marks, ...changed });
  try {
    const usual = render({});
    const isText = (name: string) =>
      [0, 1, 2, 5, 21, true, false, ''].every(
        (value) => render({ [name]: value }) === usual.replaceAll(mark(name), String(value)),
      );
    const special = names.filter((name) => !isText(name));
    if (special.length === 0) return unmarked(usual);
    if (special.length > 1) return null;
    const [name = ''] = special;
    const others = [2, 5, 21].map((count) =>
      render({ [name]: count }).replaceAll(String(count), mark(name)),
    );
    if (new Set(others).size === 1 && others[0] === usual) {
      const one = unmarked(render({ [name]: 1 }));
      return `{${name}, plural, one {${one}} other {${unmarked(usual).replaceAll(`{${name}}`, '#')}}}`;
    }
    const [yes, no] = [true, false].map((value) => unmarked(render({ [name]: value })));
    return others.every((text) => text === render({ [name]: true }))
      ? `{${name}, select, true {${yes}} other {${no}}}`
      : null;
  } catch {
    return null;
  }
}

/** @param byHand gets the paths of functions that need a message by hand */
export function converted(words: Words, english: Words, path: string, byHand: string[]): Json {
  if (typeof words === 'string') return escaped(words);
  if (typeof words === 'function') {
    const message = messageOf(words, parametersOf(english as Function));
    if (message === null) byHand.push(`${path}: ${String(words)}`);
    return message ?? 'TO BE WRITTEN';
  }
  // In the order of English, which translation tools keep.
  const own = words as Record<string, Words>;
  const keys = Object.keys(english as object);
  return Object.fromEntries(
    keys.map((key) => [
      key,
      converted(own[key]!, (english as Record<string, Words>)[key]!, `${path}.${key}`, byHand),
    ]),
  );
}

const importFrom = async (path: string, name: string) =>
  ((await import(pathToFileURL(resolve(path)).href)) as Record<string, Words>)[name]!;

if (process.argv[1] === import.meta.filename) {
  const [, , enModule = '', enName = '', hiModule = '', hiName = '', folder = '', subject = ''] =
    process.argv;
  const en = await importFrom(enModule, enName);
  const hi = await importFrom(hiModule, hiName);
  const byHand: string[] = [];
  for (const [language, words] of Object.entries({ en, hi })) {
    const path = join(folder, language, `${subject}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(
      path,
      `${JSON.stringify(converted(words, en, `${language}.${subject}`, byHand), null, 2)}\n`,
    );
  }
  for (const line of byHand) process.stdout.write(`${line}\n`);
}
