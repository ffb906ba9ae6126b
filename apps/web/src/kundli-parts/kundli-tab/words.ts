import { kundliWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useKundliTabWords = pageWords(kundliWordsEn, import.meta.glob('./words.??.ts'));
