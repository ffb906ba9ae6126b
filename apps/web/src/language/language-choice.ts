import { knownLanguage, type Language } from '@jyoti/contract';

/** Where this device keeps the language that was chosen on it; `/early.js` reads it before the first paint. */
const LANGUAGE_KEY = 'jyoti-language';

/** The language that was chosen on this device; undefined where none was. */
export function storedLanguage(): Language | undefined {
  try {
    return knownLanguage(globalThis.localStorage.getItem(LANGUAGE_KEY));
  } catch {
    return undefined;
  }
}

/** Keeps the choice. In a browser that refuses storage it lasts as long as the address does. */
export function storeLanguage(language: Language): void {
  try {
    globalThis.localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The address says it all the same.
  }
}
