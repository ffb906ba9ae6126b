import type { Kundli, MoonChart, ReportSettings } from '@jyoti/contract';
import { dayPart, reportTabs } from '@jyoti/reports';
import type { PdfDocument } from '@jyoti/pdf';
import { heading, paragraph } from '../../../../report/pdf/blocks.ts';
import type { PdfSetting } from '../../../../pdf/pdf-button.tsx';
import { pdfBlocks } from '../../../../report/pdf/pdf-blocks.ts';
import { useUnknownTimeWords } from '../words.ts';
import { birthFacts, settingsFacts, type ReportSetting } from '../../pdf/report-document.ts';
import { wordsOfReport } from '../../pdf/words.ts';

interface DayDocument {
  kundli: Kundli;
  chart: MoonChart;
  settings: ReportSettings;
  /** ISO 8601. */
  now: string;
}

/** The report of a birth whose time is not known, as a document: what holds for its whole day, and what is left out. */
export function dayDocument(
  { kundli, chart, settings, now }: DayDocument,
  { author, language, missing, contents }: PdfSetting,
): PdfDocument {
  const report = wordsOfReport(language);
  const words = useUnknownTimeWords.of(language);
  const { timezone } = kundli.settings;
  const setting: ReportSetting = { words: report, timezone, now, chartStyle: 'north', language };
  const days = { periods: report.periods, doshas: report.doshas, timezone, now };
  return {
    title: report.report.printName(kundli.birth.name),
    author,
    language,
    missing,
    contents,
    opening: [
      ...paragraph(
        words.summary(
          words.or(chart.moon.signs.map(({ zodiac }) => zodiac)),
          words.or(chart.moon.nakshatras.map(({ nakshatra }) => nakshatra)),
        ),
        'lead',
      ),
      heading(report.pdf.born),
      birthFacts(kundli, report.pdf.notKnown, setting),
      ...kundli.notices.flatMap((notice) => paragraph(notice)),
      heading(report.pdf.settings),
      settingsFacts(kundli, settings, setting),
      ...paragraph(words.basis, 'quiet'),
      ...paragraph(report.common.tradition, 'quiet'),
    ],
    parts: reportTabs.map(({ key, label }) => ({
      title: label,
      level: 1,
      blocks: [
        ...paragraph(words[key].intro, 'quiet'),
        ...pdfBlocks(dayPart(key, chart, words, days), setting),
        ...paragraph(words[key].leftOut, 'quiet'),
      ],
    })),
  };
}
