/** A document as plain data: it can be posted to a worker. */
export interface PdfDocument {
  title: string;
  /** Print the title on the first page. Set to false if the parts are sheets with titles of their own. @default true */
  titleShown?: boolean;
  /** Appears in the file's properties and at the bottom of each page. */
  author: string;
  /** Who gives the document out: above the title of the first page. @default none */
  letterhead?: PdfLetterhead;
  /** BCP 47 tag of the language of the text. */
  language: string;
  /** Blocks on the first page, below the title. */
  opening: readonly PdfBlock[];
  /** Heading of the table of contents. @default no table of contents */
  contents?: string;
  parts: readonly PdfPart[];
  /** Whether a part of level 1 begins on a new page. @default true with a table of contents, else false */
  newPages?: boolean;
  /**
   * A sentence for the first page if no font has some of the characters. `{scripts}` is replaced with the names of their
   * scripts, in the language of the document, and the code points of signs.
   */
  missing: string;
}

/** The head of the first page, and the line to sign on at the end of the document. */
export interface PdfLetterhead {
  name: string;
  /** Below the name: an address, a phone number, a website. */
  lines: readonly string[];
  /**
   * Bytes of a JPEG in grey or RGB; printed at most 120 points wide and 48 high, with the name as its alternative text.
   * @default none
   */
  logo?: Uint8Array<ArrayBuffer>;
  /** Below a line to sign on, after the last part. @default none */
  signature?: string;
}

export interface PdfPart {
  title: string;
  level: 1 | 2;
  blocks: readonly PdfBlock[];
}

export interface PdfTable {
  type: 'table';
  caption: string;
  /** Print the caption. A hidden caption is still read out by screen readers. @default true */
  captionShown?: boolean;
  columns: readonly { header: string; numeric?: boolean }[];
  /** Print the header row. Set to false if marked rows are the headings. @default true */
  headersShown?: boolean;
  rows: readonly (readonly string[])[];
  /** Allow a page break between its rows also where the table would fit on the next page. @default false */
  breakable?: boolean;
  /** Continue in a second column after this many rows, if no cell needs a second line there. @default one column */
  foldedAfter?: number;
  /**
   * Indexes of rows in bold on a tinted background, such as a total. A row with only a first cell is a heading as wide
   * as the table.
   */
  marked?: readonly number[];
}

/** A kundli chart: outlines of houses with their sign and their bodies. */
export interface PdfChart {
  title: string;
  /** The facts of the drawing in words, for screen readers. */
  alternative: string;
  /** A word in the middle, in styles whose middle is empty. */
  middle: string | null;
  /** Coordinates are in a square of 400 units, from its top left corner. */
  houses: readonly PdfHouse[];
}

type Point = readonly [x: number, y: number];

export interface PdfHouse {
  outline: readonly Point[];
  isLagna: boolean;
  /** Lines that mark the lagna, in styles where the houses move. */
  strokes: readonly (readonly [Point, Point])[];
  sign: { text: string; at: Point };
  /** `size` is relative to the size of an ordinary label. */
  labels: readonly { text: string; raised: string; x: number; y: number; size: number }[];
}

export type PdfBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string; look?: 'lead' | 'quiet' | 'strong' | 'verse' }
  | { type: 'list'; items: readonly string[]; ordered?: boolean }
  | { type: 'quote'; text: string; source?: string }
  | { type: 'facts'; items: readonly PdfFact[]; columns?: 1 | 2 }
  | { type: 'figures'; items: readonly PdfFact[] }
  /** An aside with a rule in the margin, such as the reason for a statement. */
  | { type: 'note'; label: string; text: string }
  | { type: 'charts'; charts: readonly PdfChart[]; perRow: 1 | 2 | 3 }
  /**
   * Short tables next to each other; a row of them is never split. `shares` of the width, in any unit, fix it. Without
   * them a table is next to another only if no cell of both needs a second line there.
   */
  | { type: 'tables'; tables: readonly PdfTable[]; perRow: 2 | 3; shares?: readonly number[] }
  /** Periods on one scale, as wide as the page. `now.share` is the part of the scale that is past, 0 to 1. */
  | {
      type: 'scale';
      title: string;
      /**
       * Print the title. Set to false for a scale that continues the previous one; screen readers still read it.
       * @default true
       */
      titleShown?: boolean;
      periods: readonly PdfPeriod[];
      now: { share: number; label: string } | null;
    }
  /** A sentence next to the phase of the Moon. `lit` is the illuminated fraction of its disc, 0 to 1. */
  | { type: 'moon'; lit: number; waxing: boolean; text: string; alternative: string }
  | PdfCalendar
  | PdfTable;

/** A month as a wall calendar, as wide as the page: a row of cells for each week. */
export interface PdfCalendar {
  type: 'calendar';
  /** Its name, for screen readers. */
  caption: string;
  /** Names of the days of the week, in the order of the columns. */
  weekdays: readonly string[];
  /** The column of the first day, from 0. */
  offset: number;
  days: readonly PdfCalendarDay[];
}

export interface PdfCalendarDay {
  /** Day of the month. */
  day: string;
  /** Small lines below it. */
  lines: readonly string[];
  /** Festivals and vratas of the day, in bold below the lines. */
  events: readonly string[];
  /** On a tinted background. @default false */
  marked?: boolean;
  /** A full or a new Moon next to the day. */
  moon?: 'full' | 'new';
}

export interface PdfPeriod {
  name: string;
  /** When it begins, in words; below its start. */
  begins: string;
  /** Its share of the scale, 0 to 1. */
  share: number;
  /** Highlighted as the current one. */
  marked?: boolean;
}

export interface PdfFact {
  label: string;
  value: string;
}

/** All text of a document, which decides which fonts it needs. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return '';
  return Object.values(value).map(textOf).join(' ');
}
