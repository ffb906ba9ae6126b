import type { Language } from '@jyoti/contract';
import { contentWordsEn, type ContentWords } from './content-words.en.ts';
import { contentWordsHi } from './content-words.hi.ts';

const catalogue: Readonly<Record<Language, ContentWords>> = {
  en: contentWordsEn,
  hi: contentWordsHi,
};

/** Words that the server adds to content. */
export const contentWords = (language: Language): ContentWords => catalogue[language];
