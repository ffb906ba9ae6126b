import { doshasWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useDoshasTabWords = pageWords(doshasWordsEn, import.meta.glob('./words.??.ts'));
