import { pageWords } from '../words/page-words.ts';
import type { en } from './words.en.ts';

export type { CommonReportWords } from './words.en.ts';
export const useCommonReportWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
