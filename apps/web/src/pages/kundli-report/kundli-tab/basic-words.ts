import { pageWords } from '../../../words/page-words.ts';
import type { en } from './basic-words.en.ts';

export type { BasicWords } from './basic-words.en.ts';
export const useBasicWords = pageWords<typeof en>(import.meta.glob('./basic-words.*.ts'));
