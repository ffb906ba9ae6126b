import {
  defaultLanguage,
  knownLanguage,
  languageOfPath,
  pathWithoutLanguage,
  type Language,
} from '@jyoti/contract';
import { useLocation } from 'react-router-dom';

/** The language of the page shown, by its address. */
export const usePageLanguage = (): Language => languageOfPath(useLocation().pathname);

/** The path of the page shown, without its language. */
export const usePagePath = (): string => pathWithoutLanguage(useLocation().pathname);

/** The language of the page shown, outside of components: the frame keeps the document's `lang` up to date. */
export const pageLanguage = (): Language =>
  (typeof document === 'undefined' ? undefined : knownLanguage(document.documentElement.lang)) ??
  defaultLanguage;
