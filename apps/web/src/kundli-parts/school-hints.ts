import { pageWords } from '../words/page-words.ts';
import { en } from './school-hints.en.ts';

export const useSchoolHints = pageWords(
  en,
  import.meta.glob(['./school-hints.??.ts', '!./school-hints.en.ts']),
);
