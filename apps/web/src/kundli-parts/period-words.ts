import { periodWordsEn } from '@jyoti/reports';
import { pageWords } from '../words/page-words.ts';

export const usePeriodWords = pageWords(periodWordsEn, import.meta.glob('./period-words.??.ts'));
