import { yearWordsEn } from '@jyoti/reports';
import { pageWords } from '../../../words/page-words.ts';

export const useYearWords = pageWords(yearWordsEn, import.meta.glob('./year-words.??.ts'));
