import { pageWords } from '../../words/page-words.ts';
import { en } from './result-words.en.ts';

export const usePrashnaResultWords = pageWords(
  en,
  import.meta.glob(['./result-words.??.ts', '!./result-words.en.ts']),
);
