import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const useSharedReportWords = pageWords(
  en,
  import.meta.glob(['./words.??.ts', '!./words.en.ts']),
);
