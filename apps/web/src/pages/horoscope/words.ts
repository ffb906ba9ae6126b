import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const useHoroscopeWords = pageWords(
  en,
  import.meta.glob(['./words.??.ts', '!./words.en.ts']),
);
export type HoroscopeWords = typeof en;
