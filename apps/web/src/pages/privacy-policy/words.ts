import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const usePrivacyWords = pageWords(en, import.meta.glob(['./words.??.ts', '!./words.en.ts']));
