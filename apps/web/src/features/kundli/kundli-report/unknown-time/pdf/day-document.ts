import { unknownTimeMessages } from '@jyoti/reports/messages/unknown-time';
import type { Kundli, MoonChart, ReportSettings } from '@jyoti/contract';
import { dayPart, moonSummary, dayTabs, reportWords } from '@jyoti/reports';
import type { PdfDocument } from '@jyoti/pdf';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import { moonCharts } from '@jyoti/reports/format';
import { chart, heading, paragraph } from '../../../../documents/pdf/blocks.ts';
import type { PdfSetting } from '../../../../documents/pdf/pdf-button.tsx';
import { pdfBlocks } from '../../../../documents/pdf/pdf-blocks.ts';
import { birthFacts, settingsFacts, type ReportSetting } from '../../pdf/report-document.ts';
import { wordsOfReport } from '../../pdf/words.ts';

interface DayDocument {
  kundli: Kundli;
  chart: MoonChart;
  settings: ReportSettings;
  chartStyle: KundliChartStyle;
  /** ISO 8601. */
  now: string;
}

/**
 * The report of a birth without a time, as a document: the chart from the Moon, what is valid all
 * day, what is left out.
 */
export function dayDocument(
  { kundli, chart: moonChart, settings, chartStyle, now }: DayDocument,
  { author, language, missing }: PdfSetting,
): PdfDocument {
  const report = wordsOfReport(language);
  const words = reportWords(unknownTimeMessages, language);
  const { timezone } = kundli.settings;
  const setting: ReportSetting = { words: report, timezone, now, chartStyle, language };
  const days = { periods: report.periods, doshas: report.doshas, timezone, now };
  return {
    title: report.report.printName({ name: kundli.birth.name }),
    author,
    language,
    missing,
    opening: [
      ...paragraph(moonSummary(moonChart, words), 'lead'),
      {
        type: 'charts',
        perRow: 2,
        charts: moonCharts(moonChart).map(({ sign, data }) =>
          chart(
            words.moonChart({ name: kundli.birth.name, sign: words.names.sign(sign) }),
            data,
            setting,
            {
              middle: words.moonChartMiddle,
            },
          ),
        ),
      },
      ...paragraph(words.moonChartNote, 'quiet'),
      heading(report.pdf.born),
      birthFacts(kundli, report.pdf.notKnown, setting),
      ...kundli.notices.flatMap((notice) => paragraph(notice)),
      heading(report.pdf.settings),
      settingsFacts(kundli, settings, setting),
      ...paragraph(words.basis, 'quiet'),
      ...paragraph(report.common.tradition, 'quiet'),
    ],
    parts: dayTabs.map(({ key }) => ({
      title: report.tabs[key],
      level: 1,
      blocks: [
        ...paragraph(words[key].intro, 'quiet'),
        ...pdfBlocks(dayPart(key, moonChart, words, days), setting),
        ...paragraph(words[key].leftOut, 'quiet'),
      ],
    })),
  };
}
