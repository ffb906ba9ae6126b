import type { PdfTable } from './document.ts';
import { WIDTH, type Look, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

const GAP = 10;
const PAD = 2.5;
const LOOK = { font: 'text', size: 8.5, lineHeight: 1.35 } as const satisfies Look;
const HEAD = { ...LOOK, font: 'bold' } as const satisfies Look;
const CAPTION = { font: 'bold', size: 9.5 } as const satisfies Look;

/** A table of at most this many rows and points (a third of a page) is not split. */
const KEPT_ROWS = 13;
const KEPT_HEIGHT = 260;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Column widths: those of the longest lines if all fit, else at least those of the longest words. */
function widthsOf(pages: Pages, { columns, rows }: PdfTable): number[] {
  const { type } = pages;
  const free = WIDTH - GAP * (columns.length - 1);
  const measured = columns.map(({ header, numeric }, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const whole = (text: string) => type.widthOf(text, 'bold', LOOK.size);
    const word = (text: string) => type.widestWord(text, 'bold', LOOK.size);
    return {
      whole: Math.max(whole(header), ...cells.map(whole)),
      // A figure such as 20 / 36 is never broken.
      word: Math.max(word(header), ...cells.map(numeric ? whole : word)),
    };
  });
  const wholes = measured.map(({ whole }) => whole);
  const spare = free - sum(wholes);
  // Widen the columns with the spare width, up to a limit that keeps the columns of a small table close.
  if (spare >= 0) return wholes.map((whole) => whole + Math.min(spare / columns.length, 34));
  const words = measured.map(({ word }) => word);
  const least = sum(words);
  if (least >= free) return words.map((word) => (word * free) / least);
  const wishes = wholes.map((whole, column) => whole - words[column]!);
  const share = (free - least) / sum(wishes);
  return words.map((word, column) => word + wishes[column]! * share);
}

/** Draws a table. A row is never split, and the header row is repeated on each page. */
export function drawTable(pages: Pages, parent: Element, table: PdfTable): void {
  const { caption, captionShown = true, columns, rows, marked = [] } = table;
  const widths = widthsOf(pages, table);
  const starts = widths.map((_, column) => sum(widths.slice(0, column)) + GAP * column);
  const right = sum(widths) + GAP * (widths.length - 1);
  const element = parent.add('Table', captionShown ? undefined : caption);

  const cellLook = (column: number, look: Look): Look => ({
    ...look,
    indent: starts[column]!,
    width: widths[column]!,
    align: columns[column]!.numeric ? 'end' : 'start',
  });
  const heightOf = (cells: readonly string[], look: Look) =>
    Math.max(...cells.map((cell, column) => pages.heightOf(cell, cellLook(column, look)))) +
    2 * PAD;

  const drawRow = (
    cells: readonly string[],
    look: Look,
    row: Element | null,
    role: 'TH' | 'TD',
  ) => {
    const height = heightOf(cells, look);
    const top = pages.y;
    for (const [column, cell] of cells.entries()) {
      pages.y = top + PAD;
      pages.as(row?.add(role) ?? null, () => pages.text(cell, cellLook(column, look)));
    }
    pages.y = top + height;
  };
  const headers = columns.map(({ header }) => header);
  /** A repeated header is an artifact: screen readers skip it. */
  const drawHead = (row: Element | null) => {
    drawRow(headers, HEAD, row, 'TH');
    pages.rule(0, pages.y, right, pages.y, 'brass', 0.8);
  };

  const captionHeight = captionShown ? pages.heightOf(caption, CAPTION) + 4 : 0;
  const head = captionHeight + heightOf(headers, HEAD);
  const whole = rows.length > KEPT_ROWS ? Infinity : sum(rows.map((row) => heightOf(row, LOOK)));
  const first = rows[0] ? heightOf(rows[0], LOOK) : 0;
  pages.keep(head + (whole < KEPT_HEIGHT ? whole : first));
  if (captionShown) {
    pages.as(element.add('Caption'), () => pages.text(caption, CAPTION));
    pages.y += 4;
  }
  drawHead(element.add('TR'));
  for (const [index, cells] of rows.entries()) {
    const look = marked.includes(index) ? HEAD : LOOK;
    const height = heightOf(cells, look);
    if (pages.keep(height)) drawHead(null);
    if (marked.includes(index)) pages.box(-4, pages.y, right + 8, height, 'tint');
    drawRow(cells, look, element.add('TR'), 'TD');
    pages.rule(0, pages.y, right, pages.y, 'hair', 0.4);
  }
}
