/** A document as plain data: it can be posted to a worker. */
export interface PdfDocument {
  /** The heading of the first page, and the title in the properties of the file. */
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
  /** The parts in their order, each with a heading. */
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
  /** Of the person or practice, above the title of the first page and in the foot of every page. */
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
  /** Heading of the part, and its entry in the table of contents. */
  title: string;
  /** 1 for a chapter, 2 for a part of one. */
  level: 1 | 2;
  /** What the part consists of, in order. */
  blocks: readonly PdfBlock[];
}

export interface PdfTable {
  type: 'table';
  /** Names the table. */
  caption: string;
  /** Print the caption. A hidden caption is still read out by screen readers. @default true */
  captionShown?: boolean;
  /** Heads of the columns; a numeric one is aligned at its end. */
  columns: readonly {
    /** Head of the column. */
    header: string;
    /** Aligned at the end. @default false */
    numeric?: boolean;
  }[];
  /** Print the header row. Set to false if marked rows are the headings. @default true */
  headersShown?: boolean;
  /** The cells of each row, one for each column. */
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
  /** Printed above the chart. */
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
  /** Corners of the house, in order. */
  outline: readonly Point[];
  /** Whether it is the first house. */
  isLagna: boolean;
  /** Lines that mark the lagna, in styles where the houses move. */
  strokes: readonly (readonly [Point, Point])[];
  /** The number of the sign, and its centre. */
  sign: { /** The number as it is written. */ text: string; /** Its centre. */ at: Point };
  /** `size` is relative to the size of an ordinary label. */
  labels: readonly {
    /** Letters of a body. */
    text: string;
    /** Superscript after them. */
    raised: string;
    /** Centre of the label, from the left. */
    x: number;
    /** Centre of the label, from the top. */
    y: number;
    /** 1 is the ordinary size. */
    size: number;
  }[];
}

export type PdfBlock =
  | { type: 'heading'; /** The words of the heading. */ text: string }
  | {
      type: 'paragraph';
      /** The sentences of the paragraph. */
      text: string;
      /** How it differs from other text. @default plain */ look?:
        | 'lead'
        | 'quiet'
        | 'strong'
        | 'verse';
    }
  | {
      type: 'list';
      /** One entry each. */
      items: readonly string[];
      /** Whether the items are numbered. @default false */
      ordered?: boolean;
    }
  | {
      type: 'quote';
      /** The words that are quoted. */
      text: string;
      /** The author, or the text it is from. */
      source?: string;
    }
  | {
      type: 'facts';
      /** Label and value of each. */
      items: readonly PdfFact[];
      /** How many are side by side. @default 1 */
      columns?: 1 | 2;
    }
  | { type: 'figures'; /** Large values with their labels. */ items: readonly PdfFact[] }
  /** An aside with a rule in the margin, such as the reason for a statement. */
  | {
      type: 'note';
      /** Bold, before the text. */
      label: string;
      /** The sentences of the aside. */
      text: string;
    }
  | {
      type: 'charts';
      /** The charts in their order. */
      charts: readonly PdfChart[];
      /** How many are side by side. */
      perRow: 1 | 2 | 3;
    }
  /**
   * Short tables next to each other; a row of them is never split. `shares` of the width, in any unit, fix it. Without
   * them a table is next to another only if no cell of both needs a second line there.
   */
  | {
      type: 'tables';
      /** The tables in their order. */
      tables: readonly PdfTable[];
      /** How many are side by side at most. */
      perRow: 2 | 3;
      /** Width of each, relative to the others. */
      shares?: readonly number[];
    }
  /** Periods on one scale, as wide as the page. `now.share` is the part of the scale that is past, 0 to 1. */
  | {
      type: 'scale';
      /** Names the scale. */
      title: string;
      /**
       * Print the title. Set to false for a scale that continues the previous one; screen readers still read it.
       * @default true
       */
      titleShown?: boolean;
      /** The periods in order, without gaps. */
      periods: readonly PdfPeriod[];
      /** The mark of the current instant; null: none. */
      now: {
        /** Where it is on the scale, 0 to 1. */
        share: number;
        /** Words next to the mark. */
        label: string;
      } | null;
    }
  /** A sentence next to the phase of the Moon. `lit` is the illuminated fraction of its disc, 0 to 1. */
  | {
      type: 'moon';
      /** Illuminated fraction of the disc, 0 to 1. */
      lit: number;
      /** Whether it grows. */
      waxing: boolean;
      /** The sentence next to the drawing. */
      text: string;
      /** The drawing in words, for screen readers. */
      alternative: string;
    }
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
  /** The days of the month in order. */
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
  /** What the period is called. */
  name: string;
  /** When it begins, in words; below its start. */
  begins: string;
  /** Its share of the scale, 0 to 1. */
  share: number;
  /** Highlighted as the current one. */
  marked?: boolean;
}

export interface PdfFact {
  /** What the value is of. */
  label: string;
  /** The value in words. */
  value: string;
}

/** All text of a document, which decides which fonts it needs. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return '';
  return Object.values(value).map(textOf).join(' ');
}
