import { knownLanguage, siteLanguages, type Language } from '@jyoti/contract';
import { store, stored } from '../start/browser-storage.ts';

const KEY = 'language';

/** Stores the chosen language on this device. */
export const chooseLanguage = (language: Language): boolean => store(KEY, language);

/**
 * The language chosen on this device, else that of the account, else the first of the browser's
 * languages that the site supports.
 */
export function preferredLanguage(ofAccount?: Language): Language {
  const known = [stored(KEY), ofAccount, ...navigator.languages].map(knownLanguage);
  return known.find((language) => language && siteLanguages.includes(language)) ?? 'en';
}
