import { glossaryEn } from '@jyoti/reports';
import { pageWords } from '../words/page-words.ts';

/** Explanations of the report's terms, in the current language. */
export const useGlossary = pageWords(glossaryEn, import.meta.glob('./terms.??.ts'));
