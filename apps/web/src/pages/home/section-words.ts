import { pageWords } from '../../words/page-words.ts';
import type { en } from './section-words.en.ts';

export const useSectionWords = pageWords<typeof en>(import.meta.glob('./section-words.*.ts'));
