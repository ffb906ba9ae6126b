import { namesEn } from '@jyoti/reports/format';
import { pageWords } from './page-words.ts';

/** Names that the API returns in English in every language, and date formats. */
export const useNames = pageWords(namesEn, import.meta.glob(['./names.??.ts']));
