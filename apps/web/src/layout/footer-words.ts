import { pageWords } from '../words/page-words.ts';
import { en } from './footer-words.en.ts';

export type FooterWords = typeof en;
export const useFooterWords = pageWords(
  en,
  import.meta.glob(['./footer-words.??.ts', '!./footer-words.en.ts']),
);
