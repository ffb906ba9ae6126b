import type { NumerologyDocument } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import type { ReportPart } from '@jyoti/ui/report-view';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import { pdfBlocks, pdfPart } from '../../../documents/pdf/pdf-blocks.ts';

/** The PDF of the numbers: a table of all, then each with its reading and calculation. */
export function numerologySheet(
  { sheet, basis, notices, summary, parts, limits }: NumerologyDocument,
  { author, language, missing }: Pick<PdfSetting, 'author' | 'language' | 'missing'>,
): PdfDocument {
  const setting = {
    words: { pdf: kundliPdfMessages[language] },
    timezone: '',
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
      ...paragraph(basis, 'quiet'),
      ...notices.flatMap((notice) => paragraph(notice)),
      ...pdfBlocks(summary as ReportPart['blocks'], setting),
    ],
    parts: parts.map(({ title, intro, blocks }, index) => ({
      title,
      level: 2,
      blocks: [
        ...pdfPart({ intro, blocks: blocks as ReportPart['blocks'] }, setting),
        ...paragraph(index === parts.length - 1 && limits, 'quiet'),
      ],
    })),
  };
}
