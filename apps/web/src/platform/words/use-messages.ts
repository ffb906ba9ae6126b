import type { Language } from '@jyoti/contract';
import { useLanguage } from './use-language.ts';

/** The messages of a subject in the language of the page. */
export const useMessages = <Messages>(all: Readonly<Record<Language, Messages>>): Messages =>
  all[useLanguage()];
