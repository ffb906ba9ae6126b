import { astrologerGlossaryEn, glossaryEn } from '@jyoti/reports';
import { pageWords } from '../../words/page-words.ts';

/** What the terms of a question's chart mean. */
export const usePrashnaGlossary = pageWords(
  { ...glossaryEn, ...astrologerGlossaryEn },
  import.meta.glob('./glossary.??.ts'),
);
