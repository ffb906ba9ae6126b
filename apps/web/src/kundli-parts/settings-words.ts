import { pageWords } from '../words/page-words.ts';
import { en } from './settings-words.en.ts';

export const useSettingsWords = pageWords(
  en,
  import.meta.glob(['./settings-words.??.ts', '!./settings-words.en.ts']),
);
