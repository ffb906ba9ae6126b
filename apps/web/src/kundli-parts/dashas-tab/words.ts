import { dashasWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useDashasTabWords = pageWords(dashasWordsEn, import.meta.glob('./words.??.ts'));
