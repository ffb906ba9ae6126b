import type { NumerologyDocument } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import type { ReportPart } from '@jyoti/ui/report-view';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';
import { pdfBlocks, pdfPart } from '../../../documents/pdf/pdf-blocks.ts';

/** The PDF of the numbers: a table of all, then each with its reading and calculation. */
export function numerologySheet(
  { sheet, basis, notices, summary, parts, compare, phases, limits }: NumerologyDocument,
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
    parts: [
      ...parts.map(({ title, intro, blocks }) => ({
        title,
        level: 2 as const,
        blocks: pdfPart({ intro, blocks: blocks as ReportPart['blocks'] }, setting),
      })),
      {
        title: compare.title,
        level: 2,
        blocks: compare.texts.flatMap((text) => paragraph(text)),
      },
      {
        title: phases.title,
        level: 2,
        blocks: [
          ...paragraph(phases.intro, 'quiet'),
          ...phases.items.flatMap((phase) => [
            ...paragraph(phase.title, 'strong'),
            ...paragraph(phase.text),
            ...paragraph(phase.working, 'quiet'),
          ]),
          ...paragraph(limits, 'quiet'),
        ],
      },
    ],
  };
}
