import { pageWords } from '../../../words/page-words.ts';
import type { en } from './words.en.ts';

export type { KundliTabWords } from './words.en.ts';
export const useKundliTabWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
