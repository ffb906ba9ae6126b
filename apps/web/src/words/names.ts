import { namesEn } from '@jyoti/reports/format';
import { pageWords } from './page-words.ts';

/** Names that the API answers in English in every language, and how dates are written. */
export const useNames = pageWords(namesEn, import.meta.glob(['./names.??.ts']));
