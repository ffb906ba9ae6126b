import { pageWords } from '../words/page-words.ts';
import type { en } from './words.en.ts';

export const useMatchingFormWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
