import type { BirthDayDocument, ReportSettings } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import type { KundliChartData, KundliChartStyle } from '@jyoti/ui/kundli-chart';
import type { ReportPart } from '@jyoti/ui/report-view';
import { chart, heading, paragraph } from '../../../../documents/pdf/blocks.ts';
import type { PdfSetting } from '../../../../documents/pdf/pdf-button.tsx';
import { pdfPart } from '../../../../documents/pdf/pdf-blocks.ts';
import { birthFacts, settingsFacts, type ReportSetting } from '../../pdf/report-document.ts';
import { wordsOfReport } from '../../pdf/words.ts';

interface DaySheet {
  report: BirthDayDocument;
  settings: ReportSettings;
  chartStyle: KundliChartStyle;
  /** ISO 8601. */
  now: string;
}

/**
 * The PDF of a birth without a time: the chart from the Moon, what is valid all day, what is left
 * out.
 */
export function daySheet(
  { report, settings, chartStyle, now }: DaySheet,
  { author, language, missing }: PdfSetting,
): PdfDocument {
  const words = wordsOfReport(language);
  const { charts, notices, birth } = report;
  const { timezone } = report.settings;
  const setting: ReportSetting = { words, timezone, now, chartStyle, language };
  return {
    title: words.report.printName({ name: birth.name }),
    author,
    language,
    missing,
    opening: [
      ...paragraph(report.sentence, 'lead'),
      {
        type: 'charts',
        perRow: 2,
        charts: charts.map(({ label, data, middle }) =>
          chart(label, data as KundliChartData, setting, { middle }),
        ),
      },
      ...charts.flatMap(({ note }) => paragraph(note, 'quiet')),
      heading(words.pdf.born),
      birthFacts(report, words.pdf.notKnown, setting),
      ...notices.flatMap((notice) => paragraph(notice)),
      heading(words.pdf.settings),
      settingsFacts(report, settings, setting),
      ...paragraph(report.basis, 'quiet'),
      ...paragraph(words.common.tradition, 'quiet'),
    ],
    parts: report.parts.map(({ title, intro, blocks, left_out: leftOut }) => ({
      title,
      level: 1,
      blocks: [
        ...pdfPart({ intro, blocks: blocks as ReportPart['blocks'] }, setting),
        ...paragraph(leftOut, 'quiet'),
      ],
    })),
  };
}
