import { pageWords } from '../../../words/page-words.ts';
import type { en } from './words.en.ts';

export type { DoshasTabWords } from './words.en.ts';
export const useDoshasTabWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
