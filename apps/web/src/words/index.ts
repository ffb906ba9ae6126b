import { pageWords } from './page-words.ts';
import type { en } from './words.en.ts';

export type { Words } from './words.en.ts';

/** Sentences of the frame: they load with every page. */
export const useWords = pageWords<typeof en>(import.meta.glob('./words.*.ts'));
