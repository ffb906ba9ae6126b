import { pageWords } from '../words/page-words.ts';
import { en } from './words.en.ts';

export type { CommonReportWords } from './words.en.ts';
export const useCommonReportWords = pageWords(
  en,
  import.meta.glob(['./words.??.ts', '!./words.en.ts']),
);
