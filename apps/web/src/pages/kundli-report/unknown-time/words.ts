import { dayWordsEn } from '@jyoti/reports';
import { pageWords } from '../../../words/page-words.ts';

export const useUnknownTimeWords = pageWords(dayWordsEn, import.meta.glob('./words.??.ts'));
