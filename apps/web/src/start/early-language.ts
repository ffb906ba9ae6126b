import { knownLanguage, languageOfPath, pathIn } from '@jyoti/contract';
import { storedLanguage } from '../language/language-choice.ts';

/** On the document where the browser asks for another language than the page has: names the one that is offered. */
export const OFFERED_LANGUAGE = 'data-offered-language';

/**
 * Opens the page in the language that was chosen on this device. Where none was, the page stays as it is, and offers the
 * language that the browser prefers.
 */
export function applyLanguageChoice(): void {
  const { pathname, search, hash } = location;
  const here = languageOfPath(pathname);
  const chosen = storedLanguage();
  if (chosen !== undefined) {
    if (chosen !== here) location.replace(pathIn(chosen, pathname + search + hash));
    return;
  }
  const preferred = navigator.languages.map(knownLanguage).find((one) => one !== undefined);
  if (preferred !== undefined && preferred !== here) {
    document.documentElement.setAttribute(OFFERED_LANGUAGE, preferred);
  }
}
