import type { Block, Section } from '@jyoti/contract';
import { FlowingPages, type TextLook } from './flowing-pages.ts';

export interface PdfText {
  title: string;
  /** Whose text it is. */
  author: string;
  /** A line below the title: the day of the text. */
  note: string;
  /** The opening sentence. */
  lead: string;
  sections: readonly Section[];
  /** Language of the text. @default "en" */
  language?: string;
}

const looks = {
  title: { font: 'heading', size: 26, lineHeight: 1.2 },
  lead: { font: 'heading', size: 13.5, quiet: true, lineHeight: 1.4 },
  note: { font: 'text', size: 9, quiet: true },
  section: { font: 'heading', size: 16, lineHeight: 1.25 },
  inner: { font: 'bold', size: 10.5 },
  body: { font: 'text', size: 10.5, lineHeight: 1.55 },
  item: { font: 'text', size: 10.5, lineHeight: 1.5, indent: 18 },
  quote: { font: 'heading', size: 13, indent: 18 },
  head: { font: 'bold', size: 9, lineHeight: 1.4 },
  cell: { font: 'text', size: 9, lineHeight: 1.4 },
} as const satisfies Record<string, TextLook>;

function setBlock(pages: FlowingPages, block: Block): void {
  switch (block.type) {
    case 'paragraph':
      pages.text(block.text, looks.body);
      break;
    case 'heading':
      pages.keep(56);
      pages.text(block.text, looks.inner);
      break;
    case 'list':
      for (const [index, item] of block.items.entries()) {
        pages.text(item, looks.item, block.ordered ? `${index + 1}.` : '–');
        pages.space(3);
      }
      break;
    case 'quote':
      pages.text(block.source ? `${block.text}\n${block.source}` : block.text, looks.quote);
      break;
    case 'table':
      pages.keep(80);
      pages.text(block.caption, looks.inner);
      pages.space(4);
      pages.row(block.columns, looks.head);
      pages.rule();
      for (const row of block.rows) {
        pages.row(row, looks.cell);
        pages.space(5);
      }
      break;
  }
  pages.space(8);
}

/** A text in sections as an A4 document: selectable words, ink on paper, its title and page number at the foot. */
export async function textPdf({
  title,
  author,
  note,
  lead,
  sections,
  language = 'en',
}: PdfText): Promise<Uint8Array<ArrayBuffer>> {
  const pages = await FlowingPages.begin({ title: `${author}: ${title}`, author, language });
  pages.text(title, looks.title);
  pages.rule(true);
  pages.space(8);
  pages.text(lead, looks.lead);
  pages.space(4);
  pages.text(note, looks.note);
  pages.space(18);
  for (const { heading, blocks } of sections) {
    // A heading never stands alone at the foot of a page.
    pages.keep(72);
    pages.text(heading, looks.section);
    pages.space(4);
    for (const block of blocks) setBlock(pages, block);
    pages.space(10);
  }
  return pages.end((page, count) => `${author}: ${title}   ·   ${page} / ${count}`);
}
