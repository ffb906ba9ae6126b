import { pageWords } from '../../../words/page-words.ts';
import { en } from './words.en.ts';

export type { DashasTabWords } from './words.en.ts';
export const useDashasTabWords = pageWords({ en });
