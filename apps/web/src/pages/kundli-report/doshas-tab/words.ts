import { pageWords } from '../../../words/page-words.ts';
import { en } from './words.en.ts';

export type { DoshasTabWords } from './words.en.ts';
export const useDoshasTabWords = pageWords({ en });
