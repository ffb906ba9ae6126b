import { pairWordsEn } from '@jyoti/reports';
import { pageWords } from '../../../words/page-words.ts';

export const usePairWords = pageWords(pairWordsEn, import.meta.glob('./pair-words.??.ts'));
