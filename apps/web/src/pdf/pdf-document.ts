/** A document as plain data: what a page hands to the worker that sets it. */
export interface PdfDocument {
  title: string;
  /** Whose document it is; stands in the file's properties and at the foot of each page. */
  author: string;
  /** BCP 47 tag of the language of the text. */
  language: string;
  /** What the first page holds below the title. */
  opening: readonly PdfBlock[];
  /** Heading of the list of parts; left out, there is no such list. */
  contents?: string;
  parts: readonly PdfPart[];
  /** What is said on the first page of letters that the faces lack; `{scripts}` stands for their names. */
  missing: string;
}

export interface PdfPart {
  title: string;
  /** A part of the first level begins a new page where the document lists its contents. */
  level: 1 | 2;
  blocks: readonly PdfBlock[];
}

export interface PdfTable {
  type: 'table';
  caption: string;
  /** Said to be seen; a caption that repeats a heading is left to who listens. @default true */
  captionShown?: boolean;
  columns: readonly { header: string; numeric?: boolean }[];
  rows: readonly (readonly string[])[];
  /** Rows that are set in bold: what runs now, a sum. */
  marked?: readonly number[];
}

export interface PdfChart {
  title: string;
  /** What the drawing shows, in words. */
  alternative: string;
  /** A word in the empty middle of the styles that have one. */
  middle: string | null;
  /** In a square of 400 units, counted from its upper left corner. */
  houses: readonly PdfHouse[];
}

type Point = readonly [x: number, y: number];

export interface PdfHouse {
  outline: readonly Point[];
  isLagna: boolean;
  /** Lines that mark the lagna where houses move. */
  strokes: readonly (readonly [Point, Point])[];
  sign: { text: string; at: Point };
  labels: readonly { text: string; raised: string; x: number; y: number; size: number }[];
}

export type PdfBlock =
  | { type: 'heading'; text: string }
  | { type: 'paragraph'; text: string; look?: 'lead' | 'quiet' | 'strong' | 'verse' }
  | { type: 'list'; items: readonly string[]; ordered?: boolean }
  | { type: 'quote'; text: string; source?: string }
  | { type: 'facts'; items: readonly PdfFact[]; columns?: 1 | 2 }
  | { type: 'figures'; items: readonly PdfFact[] }
  /** Why a text says what it says: a rule in the margin, as on the page. */
  | { type: 'because'; label: string; text: string }
  | { type: 'charts'; charts: readonly PdfChart[]; perRow: 1 | 2 | 3 }
  | PdfTable;

export interface PdfFact {
  label: string;
  value: string;
}

/** All words of a document, from which the faces are chosen that it needs. */
export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(wordsOf).join(' ');
}
