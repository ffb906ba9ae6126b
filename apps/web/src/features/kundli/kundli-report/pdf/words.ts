import { basicMessages } from '@jyoti/reports/messages/basic';
import { namesMessages } from '@jyoti/reports/messages/names';
import { tabsMessages } from '@jyoti/reports/messages/tabs';
import type { Language } from '@jyoti/contract';
import { kundliReportMessages } from '../../../../messages.generated/kundli-report.ts';
import { reportMessages } from '../../../../messages.generated/report.ts';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import { schoolsMessages } from '../../../../messages.generated/schools.ts';
import { reportSettingsMessages } from '../../../../messages.generated/report-settings.ts';

/** All catalogues of a report in a language. */
export function wordsOfReport(language: Language) {
  return {
    common: reportMessages[language],
    pdf: kundliPdfMessages[language],
    report: kundliReportMessages[language],
    tabs: tabsMessages[language],
    settings: reportSettingsMessages[language],
    schools: schoolsMessages[language],
    basic: basicMessages[language],
    names: namesMessages[language],
  };
}

export type WordsOfReport = ReturnType<typeof wordsOfReport>;
