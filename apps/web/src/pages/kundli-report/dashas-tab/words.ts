import { pageWords } from '../../../words/page-words.ts';
import type { en } from './words.en.ts';

export type { DashasTabWords } from './words.en.ts';
export const useDashasTabWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
