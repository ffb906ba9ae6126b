import { useKundliPdfWords } from '../../../report/pdf/words.ts';
import { useCommonReportWords } from '../../../report/words.ts';
import { useTransitsWords } from '../../../kundli-parts/astrologer-tab/transits-words.ts';
import { useAstrologerTabWords } from '../../../kundli-parts/astrologer-tab/words.ts';
import { useDashasTabWords } from '../../../kundli-parts/dashas-tab/words.ts';
import { useDoshasTabWords } from '../../../kundli-parts/doshas-tab/words.ts';
import { useGeneralTabWords } from '../../../kundli-parts/general-tab/words.ts';
import { useBasicWords } from '../../../kundli-parts/kundli-tab/basic-words.ts';
import { useKundliTabWords } from '../../../kundli-parts/kundli-tab/words.ts';
import { usePeriodWords } from '../../../kundli-parts/period-words.ts';
import { useSchoolWords } from '../../../kundli-parts/school-words.ts';
import type { Language } from '@jyoti/contract';
import { useSettingsWords } from '../../../kundli-parts/settings-words.ts';
import { tabNames } from '../tab-names.ts';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';

/** All catalogues of a report in a language. */
export function wordsOfReport(language: Language) {
  return {
    common: useCommonReportWords.of(language),
    pdf: useKundliPdfWords.of(language),
    report: kundliReportMessages[language],
    tabs: tabNames[language],
    settings: useSettingsWords.of(language),
    schools: useSchoolWords.of(language),
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
