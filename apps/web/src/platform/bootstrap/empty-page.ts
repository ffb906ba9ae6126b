import { pathPrefix, type Language } from '@jyoti/contract';

/** The page without content, which is rendered in the browser: the build copies the template of pages there. */
export const emptyPageIn = (language: Language): string => `${pathPrefix(language)}/offline.html`;
