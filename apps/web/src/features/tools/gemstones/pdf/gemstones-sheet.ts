import type { GemstonesDocument } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import type { ReportPart } from '@jyoti/ui/report-view';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import { pdfPart } from '../../../documents/pdf/pdf-blocks.ts';

/** The PDF of a recommendation. */
export function gemstonesSheet(
  { sheet, born, opening, notices, settings, parts }: GemstonesDocument,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const setting = {
    words: { pdf: kundliPdfMessages[language] },
    timezone: settings.timezone,
    now: '',
    chartStyle: 'north',
    language,
  } as const;
  return {
    title: sheet,
    author,
    language,
    missing,
    opening: [
      ...paragraph(born, 'quiet'),
      ...paragraph(opening.text, 'lead'),
      ...notices.flatMap((notice) => paragraph(notice)),
    ],
    parts: parts.map(({ title, intro, blocks }) => ({
      title,
      level: 2,
      blocks: pdfPart({ intro, blocks: blocks as ReportPart['blocks'] }, setting),
    })),
  };
}
