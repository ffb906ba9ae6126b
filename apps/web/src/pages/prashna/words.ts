import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const usePrashnaWords = pageWords(en, import.meta.glob(['./words.??.ts', '!./words.en.ts']));
