import type { FestivalsDocument, ListedDay } from '@jyoti/contract';
import type { PdfDocument } from '@jyoti/pdf';
import { monthBlocks, monthsOfList } from '@jyoti/reports';
import { kundliPdfMessages } from '../../../../messages.generated/kundli-pdf.ts';
import { paragraph } from '../../../documents/pdf/blocks.ts';
import { pdfBlocks } from '../../../documents/pdf/pdf-blocks.ts';
import type { PdfSetting } from '../../../documents/pdf/pdf-button.tsx';

interface ListWords {
  title: string;
  /** Place and region. */
  where: string;
  /** What the list is. */
  intro: string;
  /** Written if the list has no day. */
  none: string;
}

/** A list of the year, a table for each month with its dates, names and times. */
export function listDocument(
  { zone, notices, settings }: Pick<FestivalsDocument, 'zone' | 'notices' | 'settings'>,
  days: readonly ListedDay[],
  words: ListWords,
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
    author,
    language,
    missing,
    title: words.title,
    opening: [
      ...paragraph(`${words.where} ${zone}`, 'quiet'),
      ...paragraph(words.intro),
      ...notices.flatMap((notice) => paragraph(notice, 'quiet')),
      ...paragraph(days.length === 0 && words.none, 'quiet'),
    ],
    parts: monthsOfList(days, language).map((month) => ({
      title: month.title,
      level: 2,
      // A table continues on the next page, so that no page is half empty.
      blocks: pdfBlocks(monthBlocks(month, language), setting).map((block) =>
        block.type === 'table' ? { ...block, breakable: true } : block,
      ),
    })),
  };
}
