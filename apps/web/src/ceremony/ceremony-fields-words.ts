import { pageWords } from '../words/page-words.ts';
import { en } from './ceremony-fields-words.en.ts';

export const useCeremonyFieldsWords = pageWords(
  en,
  import.meta.glob(['./ceremony-fields-words.??.ts', '!./ceremony-fields-words.en.ts']),
);
