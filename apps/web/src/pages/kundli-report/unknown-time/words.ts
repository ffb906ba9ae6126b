import { pageWords } from '../../../words/page-words.ts';
import type { en } from './words.en.ts';

export type { UnknownTimeWords } from './words.en.ts';
export const useUnknownTimeWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
