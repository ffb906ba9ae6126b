import { transitsWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useTransitsWords = pageWords(
  transitsWordsEn,
  import.meta.glob('./transits-words.??.ts'),
);
