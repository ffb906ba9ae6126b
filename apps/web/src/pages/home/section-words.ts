import { pageWords } from '../../words/page-words.ts';
import { en } from './section-words.en.ts';

export const useSectionWords = pageWords(
  en,
  import.meta.glob(['./section-words.??.ts', '!./section-words.en.ts']),
);
