import { languageOfPath, type Language } from '@jyoti/contract';

/** The language of the page that the browser shows; a choice of another one loads another document. */
export const documentLanguage: Language = languageOfPath(
  globalThis.location?.pathname ?? '/',
).language;
