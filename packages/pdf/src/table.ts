import type { PdfTable } from './document.ts';
import { WIDTH, type Look, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

const GAP = 10;
const PAD = 2.2;
const LOOK = { font: 'text', size: 8.5, lineHeight: 1.35 } as const satisfies Look;
const HEAD = { ...LOOK, font: 'bold' } as const satisfies Look;
const CAPTION = { font: 'bold', size: 9.5 } as const satisfies Look;
/** Space between tables next to each other, and below a row of them. */
const BESIDE = 14;
const BELOW = 11;

/** A table lower than this many points (three quarters of a page) is not split. */
const MAX_UNSPLIT_HEIGHT = 540;
/** Rows that are on one page with the header. */
const FIRST_ROWS = 2;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A row with only a first cell is a heading within the table, as wide as the table. */
const isHeading = (cells: readonly string[]) =>
  cells.length > 1 && cells[0] !== '' && cells.slice(1).every((cell) => cell === '');

/** Column widths: those of the longest lines if all fit, else at least those of the longest words. */
function widthsOf(pages: Pages, { columns, rows }: PdfTable, width: number): number[] {
  const { type } = pages;
  const free = width - GAP * (columns.length - 1);
  const measured = columns.map(({ header, numeric }, column) => {
    const cells = rows.filter((row) => !isHeading(row)).map((row) => row[column] ?? '');
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

interface Place {
  /** Points from the left margin. */
  left: number;
  width: number;
}

const wholeLine: Place = { left: 0, width: WIDTH };

/** A table measured for a place of the page. */
function measure(pages: Pages, table: PdfTable, { left, width }: Place) {
  const { caption, captionShown = true, columns, headersShown = true, rows, marked = [] } = table;
  const widths = widthsOf(pages, table, width);
  const starts = widths.map((_, column) => left + sum(widths.slice(0, column)) + GAP * column);
  const right = left + sum(widths) + GAP * (widths.length - 1);
  const captionLook: Look = { ...CAPTION, indent: left, width };

  const cellLook = (column: number, look: Look, cells: readonly string[]): Look => ({
    ...look,
    indent: starts[column]!,
    width: isHeading(cells) && column === 0 ? right - left : widths[column]!,
    align: columns[column]!.numeric ? 'end' : 'start',
  });
  const heightOf = (cells: readonly string[], look: Look) =>
    Math.max(...cells.map((cell, column) => pages.heightOf(cell, cellLook(column, look, cells)))) +
    2 * PAD;
  const headers = columns.map(({ header }) => header);
  const captionHeight = captionShown ? pages.heightOf(caption, captionLook) + 4 : 0;
  const heights = rows.map((row, index) => heightOf(row, marked.includes(index) ? HEAD : LOOK));
  const head = captionHeight + (headersShown ? heightOf(headers, HEAD) : 0);
  const whole = head + sum(heights);
  const isUnbroken = !table.breakable && whole - head < MAX_UNSPLIT_HEIGHT;
  return {
    captionLook,
    cellLook,
    heightOf,
    headers,
    right,
    whole,
    /** The part that is on the same page as its caption. */
    start: isUnbroken ? whole : head + sum(heights.slice(0, FIRST_ROWS)),
  };
}

/** Height of the start of a table that is kept on one page, points. */
export const startOfTable = (pages: Pages, table: PdfTable): number =>
  measure(pages, table, wholeLine).start;

/** Renders a table. A row is never split, and the header row is repeated on each page. */
export function drawTable(
  pages: Pages,
  parent: Element,
  table: PdfTable,
  place: Place = wholeLine,
): void {
  const { caption, captionShown = true, headersShown = true, rows, marked = [] } = table;
  const { captionLook, cellLook, heightOf, headers, right, start } = measure(pages, table, place);
  const { left } = place;
  const element = parent.add('Table', captionShown ? undefined : caption);

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
      pages.as(row?.add(role) ?? null, () => pages.text(cell, cellLook(column, look, cells)));
    }
    pages.y = top + height;
  };
  /** A repeated header is an artifact: screen readers skip it. */
  const drawHead = (row: Element | null) => {
    drawRow(headers, HEAD, row, 'TH');
    pages.rule(left, pages.y, right, pages.y, 'brass', 0.8);
  };

  pages.keep(start);
  if (captionShown) {
    pages.as(element.add('Caption'), () => pages.text(caption, captionLook));
    pages.y += 4;
  }
  if (headersShown) drawHead(element.add('TR'));
  else pages.rule(left, pages.y, right, pages.y, 'brass', 0.8);
  for (const [index, cells] of rows.entries()) {
    const look = marked.includes(index) ? HEAD : LOOK;
    const height = heightOf(cells, look);
    if (pages.keep(height) && headersShown) drawHead(null);
    if (marked.includes(index)) pages.box(left - 4, pages.y, right - left + 8, height, 'tint');
    drawRow(cells, look, element.add('TR'), 'TD');
    pages.rule(left, pages.y, right, pages.y, 'hair', 0.4);
  }
}

function placesOf(perRow: number, shares: readonly number[] = []): Place[] {
  const free = WIDTH - BESIDE * (perRow - 1);
  const parts = Array.from({ length: perRow }, (_, column) => shares[column] ?? 1);
  const widths = parts.map((part) => (free * part) / sum(parts));
  return widths.map((width, column) => ({
    left: sum(widths.slice(0, column)) + BESIDE * column,
    width,
  }));
}

/** Height of the first row of tables, points. */
export function startOfTables(
  pages: Pages,
  tables: readonly PdfTable[],
  perRow: number,
  shares?: readonly number[],
): number {
  const places = placesOf(perRow, shares);
  const first = tables.slice(0, perRow);
  return Math.max(0, ...first.map((table, column) => measure(pages, table, places[column]!).whole));
}

/** Renders short tables next to each other, row by row; a row of them is never split. */
export function drawTables(
  pages: Pages,
  parent: Element,
  tables: readonly PdfTable[],
  perRow: number,
  shares?: readonly number[],
): void {
  const places = placesOf(perRow, shares);
  for (let from = 0; from < tables.length; from += perRow) {
    const row = tables.slice(from, from + perRow);
    pages.keep(startOfTables(pages, row, perRow, shares));
    const top = pages.y;
    const ends = row.map((table, column) => {
      pages.y = top;
      drawTable(pages, parent, table, places[column]!);
      return pages.y;
    });
    pages.y = Math.max(...ends) + BELOW;
  }
}
