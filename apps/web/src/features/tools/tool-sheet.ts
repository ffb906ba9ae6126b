import type { Settings } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import type { KundliChartStyle } from '@jyoti/ui/kundli-chart';
import type { ReportPart } from '@jyoti/ui/report-view';
import { kundliPdfMessages } from '../../messages.generated/kundli-pdf.ts';
import { paragraph } from '../documents/pdf/blocks.ts';
import { pdfPart } from '../documents/pdf/pdf-blocks.ts';
import type { PdfSetting } from '../documents/pdf/pdf-button.tsx';

/** A result as a document to typeset. */
interface ToolSheet {
  title: string;
  /** Place and time. */
  about: string;
  /** The result in one sentence. */
  opening?: string | null | undefined;
  /** Sentences below them. @default none */
  lines?: readonly string[];
  notices: readonly string[];
  settings: Pick<Settings, 'timezone'>;
  parts: readonly { title: string; intro: string; blocks: readonly { type: string }[] }[];
  /** @default "north" */
  chartStyle?: KundliChartStyle;
}

/** The PDF of a result: the blocks of its report. */
export function toolSheet(
  { title, about, opening, lines = [], notices, settings, parts, chartStyle = 'north' }: ToolSheet,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const setting = {
    words: { pdf: kundliPdfMessages[language] },
    timezone: settings.timezone,
    now: '',
    chartStyle,
    language,
  };
  return {
    title,
    author,
    language,
    missing,
    opening: [
      ...paragraph(about, 'quiet'),
      ...paragraph(opening, 'lead'),
      ...[...lines, ...notices].flatMap((sentence) => paragraph(sentence)),
    ],
    parts: parts.map(({ title: name, intro, blocks }) => ({
      title: name,
      level: 2,
      blocks: pdfPart({ intro, blocks: blocks as ReportPart['blocks'] }, setting),
    })),
  };
}
