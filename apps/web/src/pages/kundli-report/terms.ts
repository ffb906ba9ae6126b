import { pageWords } from '../../words/page-words.ts';
import type { en } from './terms.en.ts';

/** What the terms of the report mean, in the language in force. */
export const useGlossary = pageWords<typeof en>(import.meta.glob('./terms.*.ts'));
