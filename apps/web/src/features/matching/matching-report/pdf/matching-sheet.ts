import type { DocumentMatch, MatchingDocument } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import type { KundliChartData, KundliChartStyle } from '@jyoti/ui/kundli-chart';
import type { ReportPart } from '@jyoti/ui/report-view';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import { reportMessages } from '../../../../messages.generated/report.ts';
import { chart, paragraph, type Setting } from '../../../documents/pdf/blocks.ts';
import { pdfBlocks } from '../../../documents/pdf/pdf-blocks.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';

interface MatchingSheet {
  report: MatchingDocument;
  /** The one to print, of all of the day. */
  match: DocumentMatch;
  chartStyle: KundliChartStyle;
}

/**
 * The PDF of a match: the score, both births and their charts, then parts of the page.
 * @param parts keys of the parts to include, in their order. @default all
 */
export function matchingSheet(
  { report, match, chartStyle }: MatchingSheet,
  { author, language, missing }: PdfSetting,
  parts: ReadonlySet<string> = new Set(match.parts.map(({ key }) => key)),
): PdfDocument {
  const pdf = kundliPdfMessages[language];
  const { timezone } = report.settings.boy;
  const setting: Setting = { words: { pdf }, timezone, now: '', chartStyle, language };
  const { charts } = report;
  return {
    title: report.sheet,
    author,
    language,
    missing,
    opening: [
      ...paragraph(report.sentence, 'lead'),
      ...paragraph(match.hours),
      { type: 'figures', items: match.figures },
      ...pdfBlocks(report.births as ReportPart['blocks'], setting),
      ...(charts.length > 0
        ? ([
            {
              type: 'charts',
              perRow: 2,
              charts: charts.map(({ label, data, middle }) =>
                chart(label, data as KundliChartData, setting, { middle }),
              ),
            },
            ...paragraph(pdf.legend, 'quiet'),
          ] as const)
        : []),
      ...[
        ...report.notices,
        report.basis[0],
        report.limits,
        reportMessages[language].tradition,
      ].flatMap((sentence) => paragraph(sentence, 'quiet')),
    ],
    parts: [...parts]
      .flatMap((key) => match.parts.find((part) => part.key === key) ?? [])
      .map(({ title, blocks = [] }) => ({
        title,
        level: 1,
        blocks: pdfBlocks(blocks as ReportPart['blocks'], setting),
      })),
  };
}
