import { pageWords } from '../../../words/page-words.ts';
import { en } from './words.en.ts';

export type { KundliTabWords } from './words.en.ts';
export const useKundliTabWords = pageWords({ en });
