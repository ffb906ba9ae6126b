import { knownLanguage, siteLanguages, type Language } from '@jyoti/contract';
import { stored } from './browser-storage.ts';

/** Key of the language chosen on this device. */
export const LANGUAGE_KEY = 'language';

/** On the document: the language in which the page is offered. */
export const OFFERED = 'data-offered-language';

/**
 * Sets the language in which the page is offered: the one chosen on this device, else that of the account, else, on a
 * page without a language in its URL, the first of the browser's languages that the site supports. A page that was
 * opened in another language by a link is in the language that its reader chose.
 */
export function offerLanguage(page: Language | undefined, ofAccount?: Language): void {
  const wanted = [
    stored(LANGUAGE_KEY),
    ofAccount,
    ...(page === siteLanguages[0] ? navigator.languages : []),
  ]
    .map(knownLanguage)
    .find((language) => language && siteLanguages.includes(language));
  const { documentElement: root } = document;
  if (wanted && wanted !== page) root.setAttribute(OFFERED, wanted);
  else root.removeAttribute(OFFERED);
}
