import { pageWords } from '../../../words/page-words.ts';
import { en } from './words.en.ts';

export type { GeneralTabWords } from './words.en.ts';
export const useGeneralTabWords = pageWords({ en });
