import type { Setting } from '../../../report/pdf/blocks.ts';
import type { MatchProps } from '@jyoti/reports';
import type { MatchingWords } from '../words.ts';
import type { useMatchingPdfWords } from './words.ts';

/** Input of every part of the document. */
export type MatchPart = Readonly<{
  source: MatchProps;
  words: MatchingWords;
  pdf: ReturnType<typeof useMatchingPdfWords.of>;
  setting: Setting;
}>;
