import { pageWords } from '../../words/page-words.ts';
import { en } from './section-words.en.ts';

export const useSectionWords = pageWords({ en });
