import { astrologerGlossaryEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

/** What the terms of this tab mean, besides those of the report. */
export const useAstrologerGlossary = pageWords(
  astrologerGlossaryEn,
  import.meta.glob('./glossary.??.ts'),
);
