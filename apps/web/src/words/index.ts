import { en } from './en.ts';
import { pageWords } from './page-words.ts';

/** Texts of the frame of every page. */
export const useWords = pageWords(en, import.meta.glob(['./??.ts', '!./en.ts']));
