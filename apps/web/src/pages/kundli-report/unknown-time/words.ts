import { pageWords } from '../../../words/page-words.ts';
import { en } from './words.en.ts';

export type { UnknownTimeWords } from './words.en.ts';
export const useUnknownTimeWords = pageWords({ en });
