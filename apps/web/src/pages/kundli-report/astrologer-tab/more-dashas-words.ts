import { moreDashasWordsEn } from '@jyoti/reports';
import { pageWords } from '../../../words/page-words.ts';

export const useMoreDashasWords = pageWords(
  moreDashasWordsEn,
  import.meta.glob('./more-dashas-words.??.ts'),
);
