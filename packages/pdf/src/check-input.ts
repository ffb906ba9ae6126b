import type { PdfBlock } from './document.ts';
import { PdfError } from './pdf-error.ts';

type Unknown = Readonly<Record<string, unknown>>;

/** What each kind of block must have: texts, and lists. */
const FIELDS: Record<PdfBlock['type'], { texts: readonly string[]; lists?: readonly string[] }> = {
  heading: { texts: ['text'] },
  paragraph: { texts: ['text'] },
  list: { texts: [], lists: ['items'] },
  quote: { texts: ['text'] },
  facts: { texts: [], lists: ['items'] },
  figures: { texts: [], lists: ['items'] },
  note: { texts: ['label', 'text'] },
  charts: { texts: [], lists: ['charts'] },
  tables: { texts: [], lists: ['tables'] },
  scale: { texts: ['title'], lists: ['periods'] },
  moon: { texts: ['text', 'alternative'] },
  calendar: { texts: ['caption'], lists: ['weekdays', 'days'] },
  table: { texts: ['caption'], lists: ['columns', 'rows'] },
};

const invalid = (path: string, expected: string, value: unknown) =>
  new PdfError(
    'invalid_document',
    `${path} must be ${expected}, but is ${JSON.stringify(value) ?? String(value)}.`,
  );

function checkText(path: string, value: unknown): void {
  if (typeof value !== 'string') throw invalid(path, 'text', value);
}

function checkList(path: string, value: unknown): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) throw invalid(path, 'a list', value);
}

function checkObject(path: string, value: unknown): asserts value is Unknown {
  if (typeof value !== 'object' || value === null) throw invalid(path, 'an object', value);
}

function checkRows(path: string, rows: unknown): void {
  checkList(path, rows);
  for (const [row, cells] of rows.entries()) {
    checkList(`${path}[${row}]`, cells);
    for (const [cell, text] of cells.entries()) checkText(`${path}[${row}][${cell}]`, text);
  }
}

function checkBlock(path: string, block: unknown): void {
  checkObject(path, block);
  const type = String(block['type']) as PdfBlock['type'];
  if (!Object.hasOwn(FIELDS, type)) {
    const known = Object.keys(FIELDS).join(', ');
    throw new PdfError('unknown_block', `${path} is a block "${type}"; blocks are ${known}.`);
  }
  const { texts, lists = [] } = FIELDS[type];
  for (const name of texts) checkText(`${path}.${name}`, block[name]);
  for (const name of lists) checkList(`${path}.${name}`, block[name]);
  if (type === 'table') checkRows(`${path}.rows`, block['rows']);
  if (type === 'list')
    for (const [index, item] of (block['items'] as readonly unknown[]).entries())
      checkText(`${path}.items[${index}]`, item);
  if (type === 'tables')
    for (const [index, table] of (block['tables'] as readonly Unknown[]).entries())
      checkBlock(`${path}.tables[${index}]`, { ...table, type: 'table' });
}

function checkBlocks(path: string, blocks: unknown): void {
  checkList(path, blocks);
  for (const [index, block] of blocks.entries()) checkBlock(`${path}[${index}]`, block);
}

/**
 * Checks what JavaScript or parsed JSON passes to `createPdf`.
 * @throws PdfError that names the place: `parts[2].blocks[0].text must be text, but is 12.`
 */
export function checkInput(document: unknown, options: unknown): void {
  checkObject('document', document);
  for (const name of ['title', 'author', 'language', 'missing']) checkText(name, document[name]);
  checkBlocks('opening', document['opening']);
  const { parts } = document;
  checkList('parts', parts);
  for (const [index, part] of parts.entries()) {
    checkObject(`parts[${index}]`, part);
    checkText(`parts[${index}].title`, part['title']);
    checkBlocks(`parts[${index}].blocks`, part['blocks']);
  }
  checkObject('options', options);
  checkObject('fonts', options['fonts']);
  for (const role of ['text', 'bold', 'heading']) {
    const [first] = Array.isArray(options['fonts'][role]) ? options['fonts'][role] : [];
    if (first === undefined || first.characters !== undefined)
      throw new PdfError(
        'invalid_fonts',
        `fonts.${role} must begin with a font that is not limited to some characters.`,
      );
  }
}
