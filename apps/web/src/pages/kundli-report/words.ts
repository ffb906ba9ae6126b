import { pageWords } from '../../words/page-words.ts';
import type { en } from './words.en.ts';

export type { ReportWords } from './words.en.ts';
export const useReportWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
