import { pageWords } from '../words/page-words.ts';
import { en } from './school-words.en.ts';

export const useSchoolWords = pageWords(
  en,
  import.meta.glob(['./school-words.??.ts', '!./school-words.en.ts']),
);
