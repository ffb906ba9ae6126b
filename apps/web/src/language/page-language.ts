import {
  defaultLanguage,
  knownLanguage,
  languageOfPath,
  pathIn,
  pathWithoutLanguage,
  type Language,
} from '@jyoti/contract';
import { useLocation } from 'react-router-dom';
import { useIsHydrated } from '../lazy/use-is-hydrated.ts';

/** The language of the page shown, by its address. */
export const usePageLanguage = (): Language => languageOfPath(useLocation().pathname);

/** The path of the page shown, without its language. */
export const usePagePath = (): string => pathWithoutLanguage(useLocation().pathname);

/** The address of the page shown in another language: the same path and query. */
export function useAddressIn(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  // The server renders a page without the part of the query that it does not read.
  const rest = useIsHydrated() ? search + hash : '';
  return (language) => pathIn(language, pathname) + rest;
}

/** The language of the page shown, outside of components: the frame keeps the document's `lang` up to date. */
export const pageLanguage = (): Language =>
  (typeof document === 'undefined' ? undefined : knownLanguage(document.documentElement.lang)) ??
  defaultLanguage;
