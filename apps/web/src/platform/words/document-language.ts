import { languageOfPath, type Language } from '@jyoti/contract';

/** The language of the current document; choosing another loads another document. */
export const documentLanguage: Language = languageOfPath(
  globalThis.location?.pathname ?? '/',
).language;
