import { astrologerWordsEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

export const useAstrologerTabWords = pageWords(
  astrologerWordsEn,
  import.meta.glob('./words.??.ts'),
);
