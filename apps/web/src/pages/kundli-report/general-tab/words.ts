import { pageWords } from '../../../words/page-words.ts';
import type { en } from './words.en.ts';

export type { GeneralTabWords } from './words.en.ts';
export const useGeneralTabWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
