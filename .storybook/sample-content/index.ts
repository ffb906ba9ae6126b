import type { KitMessages } from '@jyoti/ui/i18n';
import { isValidElement } from 'react';

/** A language of the book: the words of the kit, and what stories and patterns say in English in that language. */
interface BookLanguage {
  readonly messages: KitMessages;
  readonly content: ReadonlyMap<string, string>;
}

/** English is what the stories are written in. */
const LANGUAGES: Readonly<Record<string, () => Promise<BookLanguage>>> = {
  hi: async () => {
    const [{ hi }, { content }] = await Promise.all([
      import('@jyoti/ui/messages-hi'),
      import('./hi.ts'),
    ]);
    return { messages: hi, content: new Map(Object.entries(content)) };
  },
};

const english: BookLanguage = { messages: {}, content: new Map() };
const loaded = new Map<string, BookLanguage>();
let shown = english;

/** Loads a language before something is rendered in it; English loads nothing. */
export async function loadLanguage(language: string): Promise<void> {
  const load = LANGUAGES[language];
  if (load && !loaded.has(language)) loaded.set(language, await load());
}

export const messagesOf = (language: string): KitMessages =>
  (loaded.get(language) ?? english).messages;

/** Shows the sample content in a language that has been loaded. */
export function showContentIn(language: string): void {
  shown = loaded.get(language) ?? english;
}

const isPlain = (value: object) =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

let translated = new WeakMap<object, unknown>();
let translatedFor = shown;

/** A value of a story in the language that is shown: its texts, also those in lists and objects; elements are rendered in it. */
export function inShownLanguage<Value>(value: Value): Value {
  if (shown === english) return value;
  if (typeof value === 'string')
    return (shown.content.get(value.trim().replaceAll(/\s+/g, ' ')) ?? value) as Value;
  if (typeof value !== 'object' || value === null || isValidElement(value) || !isPlain(value))
    return value;
  if (translatedFor !== shown) {
    translated = new WeakMap();
    translatedFor = shown;
  }
  // The same list stays the same, so that no effect depends on a new one after each render.
  const known = translated.get(value);
  if (known !== undefined) return known as Value;
  const texts: unknown = Array.isArray(value)
    ? value.map((one: unknown) => inShownLanguage(one))
    : Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inShownLanguage(one)]));
  translated.set(value, texts);
  return texts as Value;
}
