import type { PdfBlock, PdfDocument } from '../../packages/pdf/src/index.ts';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function blockLines(block: PdfBlock): string[] {
  switch (block.type) {
    case 'heading':
      return ['', `### ${block.text}`];
    case 'paragraph':
      return [block.text];
    case 'list':
      return block.items.map((item) => `- ${item}`);
    case 'quote':
      return [`“${block.text}”`, ...(block.source ? [block.source] : [])];
    case 'facts':
    case 'figures':
      return block.items.map(({ label, value }) => `${label}: ${value}`);
    case 'note':
      return [`(${block.label}: ${block.text})`];
    case 'charts':
      return block.charts.map(({ title }) => `[chart: ${title}]`);
    case 'moon':
      return [block.text];
    case 'calendar':
      return block.days.map(({ day, lines, events }) => [day, ...lines, ...events].join(', '));
    case 'tables':
      return block.tables.flatMap(blockLines);
    case 'scale':
      return [
        `[${block.title}]`,
        ...indented(block.periods.map(({ name, begins }) => `${begins} ${name}`)),
      ];
    case 'table':
      return [`[table: ${block.caption}]`, ...indented(block.rows.map((row) => row.join(' | ')))];
  }
}

function tablesOf(block: PdfBlock) {
  if (block.type === 'tables') return block.tables;
  return block.type === 'table' ? [block] : [];
}

/** The paragraphs of a document, the items of its lists and the cells of its tables; without facts, headings or verses. */
export function sentencesOf({ opening, parts }: PdfDocument): {
  paragraphs: string[];
  items: string[];
  cells: string[];
} {
  const blocks = [...opening, ...parts.flatMap((part) => part.blocks)];
  return {
    paragraphs: blocks.flatMap((block) =>
      block.type === 'paragraph' && block.look !== 'verse' ? [block.text] : [],
    ),
    items: blocks.flatMap((block) => (block.type === 'list' ? block.items : [])),
    cells: blocks.flatMap(tablesOf).flatMap(({ rows }) => rows.flat()),
  };
}

/** A document as plain text. */
export function plainText({ title, opening, parts }: PdfDocument): string {
  const lines = [
    `# ${title}`,
    ...opening.flatMap(blockLines),
    ...parts.flatMap((part) => [
      '',
      `${part.level === 1 ? '#' : '##'} ${part.title}`,
      ...part.blocks.flatMap(blockLines),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The sentences of a text; the dots of "a.m." or "B. V. Raman" do not end a sentence. */
export const singleSentences = (text: string): string[] =>
  text.split(/(?<=[.!?।])\s+(?=[\p{Lu}\p{Lo}“‘])/u);
