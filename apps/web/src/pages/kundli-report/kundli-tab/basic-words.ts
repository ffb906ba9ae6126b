import { pageWords } from '../../../words/page-words.ts';
import { en } from './basic-words.en.ts';

export type { BasicWords } from './basic-words.en.ts';
export const useBasicWords = pageWords({ en });
