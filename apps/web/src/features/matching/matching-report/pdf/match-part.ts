import type { Setting } from '../../../documents/pdf/blocks.ts';
import type { MatchProps, MatchWords } from '@jyoti/reports';
import type { MatchingReportMessages } from '../../../../messages.generated/matching-report.ts';
import type { MatchingReportPdfMessages } from '../../../../messages.generated/matching-report-pdf.ts';

/** Input of every part of the document. */
export type MatchPart = Readonly<{
  source: MatchProps;
  words: MatchingReportMessages;
  match: MatchWords;
  pdf: MatchingReportPdfMessages;
  setting: Setting;
}>;
