import { pageWords } from '../words/page-words.ts';
import type { en } from './footer-words.en.ts';

export type FooterWords = typeof en;
export const useFooterWords = pageWords<typeof en>(import.meta.glob('./footer-words.*.ts'));
