import { generalWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useGeneralTabWords = pageWords(generalWordsEn, import.meta.glob('./words.??.ts'));
