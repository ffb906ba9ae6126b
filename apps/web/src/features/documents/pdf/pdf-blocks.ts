import type { PdfBlock, PdfTable } from '@jyoti/pdf';
import { chart, facts, heading, paragraph, type Setting } from './blocks.ts';
import { kitTable } from './kit-tables.ts';
import { withoutTerms } from './without-terms.ts';
import type {
  Reading,
  ReadingPiece,
  ReportAccordion,
  ReportBadge,
  ReportBlock,
  ReportCell,
  ReportPart,
  ReportTable,
} from '@jyoti/ui/report-view';

/** Maximum length of a text, in characters, that follows its title on the same line. */
const LINE = 80;

const badgeText = ({ text }: ReportBadge) => text;

/** A cell as text: badges follow in brackets, or are the value if there is no other. */
function cellText(cell: ReportCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return String(cell);
  const badges = (cell.badges ?? []).map(badgeText).join(', ');
  if (cell.text === '' || badges === '') return cell.text || badges;
  return `${cell.text} (${badges})`;
}

const title = (text: string, level = 3): PdfBlock[] =>
  level > 3 ? paragraph(text, 'strong') : [heading(text)];

function note(text: string | undefined, { words }: Setting): PdfBlock[] {
  return text ? [{ type: 'note', label: words.pdf.basedOn, text: withoutTerms(text) }] : [];
}

function list(items: readonly string[]): PdfBlock {
  return { type: 'list', items: items.map(withoutTerms) };
}

function pieceBlocks(piece: ReadingPiece): PdfBlock[] {
  if ('list' in piece) {
    return piece.list.length > 0 ? [list(piece.list)] : paragraph(piece.none, 'quiet');
  }
  if ('keywords' in piece) {
    const { title: name, keywords = [] } = piece;
    return paragraph(keywords.length > 0 && `${name}: ${keywords.join(', ')}`);
  }
  const { title: name, text, look } = piece;
  if (!text) return [];
  if (name && text.length < LINE) return paragraph(`${name}: ${text}`, look);
  return [...paragraph(name, 'strong'), ...paragraph(text, look)];
}

function readingBlocks(reading: Reading, level: number | undefined, setting: Setting): PdfBlock[] {
  const { badges = [], aside } = reading;
  const name = [reading.title, ...badges.map(badgeText), aside].filter(Boolean).join(' · ');
  return [
    ...title(name, level),
    ...reading.pieces.flatMap(pieceBlocks),
    ...note(reading.basedOn, setting),
  ];
}

/** Rows of each column of a long list: nine periods make a level. */
const ROWS_BESIDE = 9;

/** The only table of some blocks, with its own caption. */
function onlyTable(blocks: readonly ReportBlock[], caption?: string): PdfTable[] {
  const [block, ...more] = blocks;
  if (block?.type !== 'table' || more.length > 0) return [];
  return [{ ...tableBlock(block), ...(caption && { caption, captionShown: true }) }];
}

function accordion({ items, leftOut }: ReportAccordion, setting: Setting): PdfBlock[] {
  const shown = items.filter(({ pageOnly }) => !pageOnly);
  const without = shown.length < items.length ? paragraph(leftOut, 'quiet') : [];
  const tables = shown.flatMap(({ title: name, blocks }) => onlyTable(blocks, cellText(name)));
  if (tables.length === shown.length) return [{ type: 'tables', tables, perRow: 2 }, ...without];
  const blocks = shown.flatMap((item) => [
    heading(cellText(item.title)),
    ...pdfBlocks(item.blocks, setting),
  ]);
  return [...blocks, ...without];
}

function tableBlock({
  caption,
  captionShown,
  columns,
  rows,
  marked = [],
  total,
}: ReportTable): PdfTable {
  return {
    type: 'table',
    caption,
    captionShown,
    columns: columns.map(({ header, numeric }) => ({ header: withoutTerms(header), numeric })),
    rows: [...rows, ...(total ? [total] : [])].map((row) => row.map(cellText)),
    marked: total ? [...marked, rows.length] : marked,
  };
}

/** Converts blocks of a report to blocks of a PDF, with everything expanded. */
export function pdfBlocks(blocks: readonly ReportBlock[], setting: Setting): PdfBlock[] {
  return blocks.flatMap((block) => pdfBlock(block, setting));
}

function pdfBlock(block: ReportBlock, setting: Setting): PdfBlock[] {
  switch (block.type) {
    case 'text':
      return paragraph(
        !block.pageOnly && block.text,
        block.look === 'small' ? 'quiet' : block.look,
      );
    case 'basedOn':
      return note(block.text, setting);
    case 'facts': {
      const items = block.items.map(([label, value]) => [label, cellText(value)] as const);
      return [
        ...(block.title ? title(block.title, block.headingLevel) : []),
        ...paragraph(block.intro, 'quiet'),
        facts(items, setting),
        ...note(block.basedOn, setting),
      ];
    }
    case 'tiles': {
      const items = block.items.map(
        ({ label, value, detail }) => [label, `${value.text}, ${detail}`] as const,
      );
      return [facts(items, setting, 1)];
    }
    case 'figures':
      return [block];
    case 'readings':
      return block.items.flatMap((reading) => readingBlocks(reading, block.headingLevel, setting));
    case 'verdict':
      return [
        ...paragraph(block.answer, 'strong'),
        ...paragraph(block.sentence, 'lead'),
        ...pdfBlocks(block.blocks, setting),
      ];
    case 'charts':
      return [
        {
          type: 'charts',
          perRow: block.perRow,
          charts: block.charts.map(({ label, title: name, data, ...options }) =>
            chart(name ?? label, data, setting, options),
          ),
        },
      ];
    case 'table': {
      const table = tableBlock(block);
      const isList = block.display === 'scroll' && block.rows.length > 2 * ROWS_BESIDE;
      return [isList ? { ...table, foldedAfter: ROWS_BESIDE } : table];
    }
    case 'section':
      return [...title(block.title, block.headingLevel), ...pdfBlocks(block.blocks, setting)];
    case 'columns': {
      const tables = block.columns.flatMap((column) => onlyTable(column));
      return tables.length === block.columns.length
        ? [{ type: 'tables', tables, perRow: 2 }]
        : block.columns.flatMap((column) => pdfBlocks(column, setting));
    }
    case 'disclosure':
      if (block.pageOnly) return [];
      return [heading(block.label), ...pdfBlocks(block.blocks, setting)];
    case 'accordion':
      return accordion(block, setting);
    case 'slot':
      return pdfBlocks(block.onPaper ?? [], setting);
    case 'choice':
      return block.items.flatMap((item) => pdfBlocks(item.blocks, setting));
    default:
      if (block.onPaper) return pdfBlocks(block.onPaper, setting);
      return kitTable(block, setting.words.pdf);
  }
}

/** A part of a report in a PDF; one sentence if the report lacks its facts. */
export function pdfPart(part: ReportPart | null, setting: Setting): PdfBlock[] {
  if (!part) return paragraph(setting.words.pdf.notGiven, 'quiet');
  return [...paragraph(part.intro, 'quiet'), ...pdfBlocks(part.blocks, setting)];
}
