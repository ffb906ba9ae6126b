import { pageWords } from '../words/page-words.ts';
import { en } from './ceremony-fields-words.en.ts';

export const useCeremonyFieldsWords = pageWords({ en });
