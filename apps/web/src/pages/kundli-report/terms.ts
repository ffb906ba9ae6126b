import { glossaryEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

/** What the terms of the report mean, in the language in force. */
export const useGlossary = pageWords(glossaryEn, import.meta.glob('./terms.??.ts'));
