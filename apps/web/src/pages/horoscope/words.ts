import { pageWords } from '../../words/page-words.ts';
import { en } from './words.en.ts';

export const useHoroscopeWords = pageWords({ en });
export type HoroscopeWords = typeof en;
