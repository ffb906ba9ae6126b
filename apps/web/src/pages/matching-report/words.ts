import { pageWords } from '../../words/page-words.ts';
import type { en } from './words.en.ts';

export type MatchingWords = typeof en;
export const useMatchingWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
