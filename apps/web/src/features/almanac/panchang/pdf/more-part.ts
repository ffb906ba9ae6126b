import type { PanchangMoreDocument } from '@jyoti/contract';
import type { PdfBlock, PdfPart, PdfTable } from '@jyoti/pdf';
import type { ReportPart } from '@jyoti/ui/report-view';
import { panchangMessages } from '../../../../messages.generated/panchang.ts';
import { paragraph, type Setting } from '../../../documents/pdf/blocks.ts';
import { pdfBlocks } from '../../../documents/pdf/pdf-blocks.ts';

/** The blocks of a part on one sheet: its tables without headers, and its sentences. */
function sheetOf({ intro, blocks }: PanchangMoreDocument['parts'][number], setting: Setting) {
  const all = pdfBlocks(blocks as ReportPart['blocks'], setting);
  const tables = all
    .flatMap((block) => (block.type === 'tables' ? block.tables : block))
    .filter((block) => block.type === 'table')
    .map((table): PdfTable => ({ ...table, captionShown: true, headersShown: false }));
  const sentences = all.filter(({ type }) => type !== 'table' && type !== 'tables');
  return { tables, sentences: blocks.length > 0 ? sentences : paragraph(intro) };
}

/** What the tab "More timings" shows, on a page: what is short side by side. */
export function morePart({ parts }: PanchangMoreDocument, setting: Setting): PdfPart {
  const { tabs, pdf } = panchangMessages[setting.language];
  const sheets = Object.fromEntries(parts.map((part) => [part.key, sheetOf(part, setting)]));
  const of = (key: PanchangMoreDocument['parts'][number]['key']) =>
    sheets[key] ?? { tables: [], sentences: [] };
  const beside = (
    tables: readonly PdfTable[],
    perRow: 2 | 3,
    shares?: readonly number[],
  ): PdfBlock[] => (tables.length > 0 ? [{ type: 'tables', perRow, shares, tables }] : []);
  const [nalla, day, night] = of('gowri').tables;
  const gowri =
    day && night
      ? [
          { ...day, caption: pdf.gowriDay },
          { ...night, caption: pdf.gowriNight },
          ...(nalla && nalla.rows.length > 0 ? [nalla] : []),
        ]
      : [];
  const [calendars, special, lagna, panchaka] = [
    of('calendars'),
    of('special'),
    of('lagna'),
    of('panchaka'),
  ];
  return {
    title: tabs.more,
    level: 1,
    blocks: [
      ...(special.tables.length > 0
        ? beside([...calendars.tables, ...special.tables], 2, [62, 38])
        : calendars.tables),
      ...calendars.sentences,
      ...special.sentences,
      ...of('noSun').sentences,
      ...of('anandadi').tables,
      ...beside(gowri, 3),
      ...lagna.sentences,
      ...beside([...lagna.tables, ...panchaka.tables], 2),
      ...panchaka.sentences,
    ],
  };
}
