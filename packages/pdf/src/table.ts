import type { PdfBlock, PdfTable } from './document.ts';
import { WIDTH, type Look, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

const GAP = 10;
const PAD = 1.8;
const LOOK = { font: 'text', size: 8.5, lineHeight: 1.35 } as const satisfies Look;
const HEAD = { ...LOOK, font: 'bold' } as const satisfies Look;
const CAPTION = { font: 'bold', size: 9.5 } as const satisfies Look;
/** Space between tables next to each other, and below a row of them. */
const BESIDE = 14;
const BELOW = 11;

/** A table lower than this many points (half a page) is not split: a higher one would leave a page half empty. */
const MAX_UNSPLIT_HEIGHT = 365;
/** Rows that are on one page with the header, and rows at the end that are on one page. */
const TOGETHER = 3;

type TablesBlock = Omit<Extract<PdfBlock, { type: 'tables' }>, 'type'>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A row with only a first cell is a heading within the table, as wide as the table. */
const isHeading = (cells: readonly string[]) =>
  cells.length > 1 && cells[0] !== '' && cells.slice(1).every((cell) => cell === '');

/** Font sizes of a table, points: a smaller one if words or figures would be broken in the larger. */
const SIZES = [LOOK.size, 7.5, 6.5] as const;

/** Widths of the cells of each column: of the longest line, and of what is never broken. */
function cellWidths({ type }: Pages, { columns, rows, marked = [] }: PdfTable, size: number) {
  return columns.map(({ header, numeric }, column) => {
    let whole = type.widthOf(header, HEAD.font, size);
    let word = type.widestWord(header, HEAD.font, size);
    for (const [index, row] of rows.entries()) {
      if (isHeading(row)) continue;
      const { font } = marked.includes(index) ? HEAD : LOOK;
      const cell = row[column] ?? '';
      const wide = type.widthOf(cell, font, size);
      whole = Math.max(whole, wide);
      // A figure such as 20 / 36 is never broken.
      word = Math.max(word, numeric ? wide : type.widestWord(cell, font, size));
    }
    return { whole, word };
  });
}

/** Width of a table without a line break in its cells, points. */
const wholeWidth = (pages: Pages, table: PdfTable): number =>
  sum(cellWidths(pages, table, LOOK.size).map(({ whole }) => whole)) +
  GAP * (table.columns.length - 1);

/** Font size and column widths: those of the longest lines if all fit, else at least those of the longest words. */
function columnsOf(
  pages: Pages,
  table: PdfTable,
  width: number,
): { size: number; widths: number[] } {
  const { columns } = table;
  const free = width - GAP * (columns.length - 1);
  const leastOf = (size: number) => sum(cellWidths(pages, table, size).map(({ word }) => word));
  const size = SIZES.find((one) => leastOf(one) <= free) ?? SIZES.at(-1)!;
  const measured = cellWidths(pages, table, size);
  const wholes = measured.map(({ whole }) => whole);
  const spare = free - sum(wholes);
  // Widen the columns with the spare width, up to a limit that keeps the columns of a small table close.
  if (spare >= 0) {
    return { size, widths: wholes.map((whole) => whole + Math.min(spare / columns.length, 34)) };
  }
  const words = measured.map(({ word }) => word);
  const least = sum(words);
  if (least >= free) return { size, widths: words.map((word) => (word * free) / least) };
  const wishes = wholes.map((whole, column) => whole - words[column]!);
  const share = (free - least) / sum(wishes);
  return { size, widths: words.map((word, column) => word + wishes[column]! * share) };
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
  const { size, widths } = columnsOf(pages, table, width);
  const starts = widths.map((_, column) => left + sum(widths.slice(0, column)) + GAP * column);
  const right = left + sum(widths) + GAP * (widths.length - 1);
  const captionLook: Look = { ...CAPTION, indent: left, width };

  const cellLook = (column: number, look: Look, cells: readonly string[]): Look => ({
    ...look,
    size,
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
    captionHeight,
    cellLook,
    heightOf,
    heights,
    headers,
    right,
    whole,
    /** The part that is on the same page as its caption. */
    start: isUnbroken ? whole : head + sum(heights.slice(0, TOGETHER)),
  };
}

/**
 * Renders a table. A row is never split, and the header row is repeated on each page.
 * @param captionHeight at least this much space for the caption, so that tables next to each other are level
 */
function drawOne(
  pages: Pages,
  parent: Element,
  table: PdfTable,
  place: Place = wholeLine,
  captionHeight = 0,
): void {
  const { caption, captionShown = true, headersShown = true, rows, marked = [] } = table;
  const measured = measure(pages, table, place);
  const { captionLook, cellLook, heightOf, heights, headers, right, start } = measured;
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
    const top = pages.y;
    pages.as(element.add('Caption'), () => pages.text(caption, captionLook));
    pages.y = top + Math.max(captionHeight, measured.captionHeight);
  }
  if (headersShown) drawHead(element.add('TR'));
  else pages.rule(left, pages.y, right, pages.y, 'brass', 0.8);
  for (const [index, cells] of rows.entries()) {
    const look = marked.includes(index) ? HEAD : LOOK;
    const height = heights[index]!;
    const isEnd = index === rows.length - TOGETHER && index > 0;
    if (pages.keep(isEnd ? sum(heights.slice(index)) : height) && headersShown) drawHead(null);
    if (marked.includes(index)) pages.box(left - 4, pages.y, right - left + 8, height, 'tint');
    drawRow(cells, look, element.add('TR'), 'TD');
    pages.rule(left, pages.y, right, pages.y, 'hair', 0.4);
  }
}

/** Places of tables next to each other; without shares, wider ones for tables that need more than an equal share. */
function placesOf(needs: readonly number[], shares?: readonly number[]): Place[] {
  const free = WIDTH - BESIDE * (needs.length - 1);
  const equal = free / needs.length;
  const parts = shares?.slice(0, needs.length) ?? needs.map((need) => Math.max(need, equal));
  const isWide = !shares && sum(parts) > free;
  const widths = isWide
    ? needs.map((need) => need + (free - sum(needs)) / needs.length)
    : parts.map((part) => (free * part) / sum(parts));
  return widths.map((width, column) => ({
    left: sum(widths.slice(0, column)) + BESIDE * column,
    width,
  }));
}

interface PlacedTable {
  table: PdfTable;
  place: Place;
}

/** Tables in rows: as many next to each other as fit without a line break in a cell. */
function rowsOf(pages: Pages, { tables, perRow, shares }: TablesBlock): PlacedTable[][] {
  const rows: PlacedTable[][] = [];
  for (let from = 0; from < tables.length; from += rows.at(-1)!.length) {
    const candidates = tables.slice(from, from + perRow);
    const needs = candidates.map((table) => wholeWidth(pages, table));
    const fits = (count: number) => sum(needs.slice(0, count)) + BESIDE * (count - 1) <= WIDTH;
    const counts = candidates.map((_, index) => candidates.length - index);
    const count = shares ? candidates.length : (counts.find(fits) ?? 1);
    // A last table that is alone is as wide as those above it.
    const places =
      !shares && candidates.length < perRow && needs[0]! <= WIDTH / perRow - BESIDE
        ? placesOf(Array.from({ length: perRow }, (_, column) => needs[column] ?? 0))
        : placesOf(needs.slice(0, count), shares);
    rows.push(
      candidates.slice(0, count).map((table, column) => ({ table, place: places[column]! })),
    );
  }
  return rows;
}

const heightOfRow = (pages: Pages, row: readonly PlacedTable[]): number => {
  const measured = row.map(({ table, place }) => measure(pages, table, place));
  const [first] = measured;
  if (first && row.length === 1) return first.start;
  const captions = Math.max(...measured.map(({ captionHeight }) => captionHeight));
  return Math.max(...measured.map(({ whole, captionHeight }) => whole - captionHeight)) + captions;
};

/** Height of the first row of tables, points. */
export function startOfTables(pages: Pages, block: TablesBlock): number {
  const [first] = rowsOf(pages, block);
  return first ? heightOfRow(pages, first) : 0;
}

/** Renders short tables next to each other, row by row; a row of them is never split. */
export function drawTables(pages: Pages, parent: Element, block: TablesBlock): void {
  for (const row of rowsOf(pages, block)) {
    pages.keep(heightOfRow(pages, row));
    const captions = Math.max(
      ...row.map(({ table, place }) => measure(pages, table, place).captionHeight),
    );
    const top = pages.y;
    const ends = row.map(({ table, place }) => {
      if (row.length > 1) pages.y = top;
      drawOne(pages, parent, table, place, captions);
      return pages.y;
    });
    pages.y = Math.max(...ends) + BELOW;
  }
}

/** The parts of a table that is folded into two columns, below its caption; null if it is not folded. */
function folded(pages: Pages, table: PdfTable): TablesBlock | null {
  const { foldedAfter: count, rows, marked = [] } = table;
  if (count === undefined || wholeWidth(pages, table) > (WIDTH - BESIDE) / 2) return null;
  const tables = Array.from({ length: Math.ceil(rows.length / count) }, (_, part) => {
    const from = part * count;
    return {
      ...table,
      captionShown: false,
      rows: rows.slice(from, from + count),
      marked: marked.map((row) => row - from).filter((row) => row >= 0 && row < count),
    };
  });
  return { tables, perRow: 2 };
}

const captionOf = ({ caption, captionShown = true }: PdfTable) => (captionShown ? caption : '');

/** Height of the start of a table that is kept on one page, points. */
export function startOfTable(pages: Pages, table: PdfTable): number {
  const parts = folded(pages, table);
  if (!parts) return measure(pages, table, wholeLine).start;
  return pages.heightOf(captionOf(table), CAPTION) + 4 + startOfTables(pages, parts);
}

/** Renders a table, in two columns if it is folded, and the space below it. */
export function drawTable(pages: Pages, parent: Element, table: PdfTable): void {
  const parts = folded(pages, table);
  if (!parts) {
    drawOne(pages, parent, table);
    pages.space(BELOW);
    return;
  }
  pages.keep(startOfTable(pages, table));
  if (captionOf(table)) {
    pages.as(parent.add('P'), () => pages.text(table.caption, CAPTION));
    pages.y += 4;
  }
  drawTables(pages, parent, parts);
}
