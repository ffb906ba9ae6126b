import { basicMessages } from '@jyoti/reports/messages/basic';
import { doshasMessages } from '@jyoti/reports/messages/doshas';
import { kundliMessages } from '@jyoti/reports/messages/kundli';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { tabsMessages } from '@jyoti/reports/messages/tabs';
import { reportWords } from '@jyoti/reports';
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
    periods: reportWords(periodsMessages, language),
    basic: reportWords(basicMessages, language),
    kundli: reportWords(kundliMessages, language),
    doshas: reportWords(doshasMessages, language),
  };
}

export type WordsOfReport = ReturnType<typeof wordsOfReport>;
