import { matchingMessages } from '@jyoti/reports/messages/matching';
import { chartsPart, matchingTabs, matchPart, type MatchProps, reportWords } from '@jyoti/reports';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import type { Setting } from '../../../documents/pdf/blocks.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import type { PdfDocument } from '@jyoti/pdf';
import { pdfBlocks } from '../../../documents/pdf/pdf-blocks.ts';
import { CHARTS_PART } from '../matching-tabs.ts';
import { matchingReportMessages } from '../../../../messages.generated/matching-report.ts';
import type { MatchPart } from './match-part.ts';
import { opening } from './opening.ts';
import { matchingReportPdfMessages } from '../../../../messages.generated/matching-report-pdf.ts';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';

interface MatchingDocument extends MatchProps {
  chartStyle: KundliChartStyle;
  /** ISO 8601. */
  now: string;
}

/**
 * A match as a document: both charts side by side, then the page's five tabs, then the details.
 * @param parts keys of the parts to include. @default all
 */
export function matchingDocument(
  { match, names, chartStyle, now }: MatchingDocument,
  { author, language, missing }: PdfSetting,
  parts: ReadonlySet<string> = new Set([...matchingTabs, CHARTS_PART]),
): PdfDocument {
  const words = matchingReportMessages[language];
  const matchPartWords = reportWords(matchingMessages, language);
  const setting: Setting = {
    words: { pdf: kundliPdfMessages[language] },
    timezone: match.settings.boy.timezone,
    now,
    chartStyle,
    language,
  };
  const pdf = matchingReportPdfMessages[language];
  const part: MatchPart = { source: { match, names }, words, match: matchPartWords, pdf, setting };
  return {
    title: words.printName({ boy: names.boy, girl: names.girl }),
    author,
    language,
    missing,
    opening: opening(part),
    parts: [
      ...matchingTabs
        .filter((tab) => parts.has(tab))
        .map((tab) => ({
          title: matchPartWords.tabs[tab],
          level: 1 as const,
          blocks: pdfBlocks(matchPart(tab, part.source, matchPartWords), setting),
        })),
      ...(parts.has(CHARTS_PART)
        ? [
            {
              title: matchPartWords.charts.heading,
              level: 1 as const,
              blocks: pdfBlocks(chartsPart(part.source, matchPartWords), setting),
            },
          ]
        : []),
    ],
  };
}
