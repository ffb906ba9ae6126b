import { useKundliPdfWords } from '../../../report/pdf/words.ts';
import { useCommonReportWords } from '../../../report/words.ts';
import { useTransitsWords } from '../astrologer-tab/transits-words.ts';
import { useAstrologerTabWords } from '../astrologer-tab/words.ts';
import { useDashasTabWords } from '../dashas-tab/words.ts';
import { useDoshasTabWords } from '../doshas-tab/words.ts';
import { useGeneralTabWords } from '../general-tab/words.ts';
import { useBasicWords } from '../kundli-tab/basic-words.ts';
import { useKundliTabWords } from '../kundli-tab/words.ts';
import { usePeriodWords } from '../period-words.ts';
import { useReportWords } from '../words.ts';

/** All catalogues of a report in a language. */
export function wordsOfReport(language: string) {
  return {
    common: useCommonReportWords.of(language),
    pdf: useKundliPdfWords.of(language),
    report: useReportWords.of(language),
    periods: usePeriodWords.of(language),
    basic: useBasicWords.of(language),
    kundli: useKundliTabWords.of(language),
    general: useGeneralTabWords.of(language),
    dashas: useDashasTabWords.of(language),
    doshas: useDoshasTabWords.of(language),
    transits: useTransitsWords.of(language),
    astrologer: useAstrologerTabWords.of(language),
  };
}

export type WordsOfReport = ReturnType<typeof wordsOfReport>;
