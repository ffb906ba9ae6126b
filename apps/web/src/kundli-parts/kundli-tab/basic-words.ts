import { basicWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useBasicWords = pageWords(basicWordsEn, import.meta.glob('./basic-words.??.ts'));
