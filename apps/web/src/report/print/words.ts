import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const usePrintWords = pageWords({ en });
