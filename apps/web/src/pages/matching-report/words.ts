import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export type MatchingWords = typeof en;
export const useMatchingWords = pageWords(
  en,
  import.meta.glob(['./words.??.ts', '!./words.en.ts']),
);
