import { kpWordsEn } from '@jyoti/reports';
import { pageWords } from '../../../words/page-words.ts';

export const useKpWords = pageWords(kpWordsEn, import.meta.glob('./kp-words.??.ts'));
