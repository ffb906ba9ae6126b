import type { Block, Section } from '@jyoti/contract';
import type { PdfBlock, PdfDocument } from '@jyoti/pdf';

/** A text in sections. */
export interface PdfText {
  title: string;
  /** A line below the title: the date of the text. */
  note: string;
  /** The opening sentence. */
  lead: string;
  sections: readonly Section[];
}

function blockOf(block: Block): PdfBlock {
  if (block.type !== 'table') return block;
  const { caption, columns, rows } = block;
  return { type: 'table', caption, columns: columns.map((header) => ({ header })), rows };
}

/** A text as a document, without a table of contents. */
export function textDocument(
  { title, note, lead, sections }: PdfText,
  { author, language, missing }: Pick<PdfDocument, 'author' | 'language' | 'missing'>,
): PdfDocument {
  return {
    author,
    language,
    missing,
    title,
    opening: [
      { type: 'paragraph', text: lead, look: 'lead' },
      { type: 'paragraph', text: note, look: 'quiet' },
    ],
    parts: sections.map(({ heading, blocks }) => ({
      title: heading,
      level: 2,
      blocks: blocks.map(blockOf),
    })),
  };
}
