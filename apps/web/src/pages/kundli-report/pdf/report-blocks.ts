import type { PdfBlock, PdfTable } from '@jyoti/pdf';
import { boundsOf } from '../../../kundli/format.ts';
import { heading, paragraph, type Setting } from '../../../kundli/pdf/blocks.ts';
import { withoutTerms } from '../../../kundli/pdf/without-terms.ts';
import { isRunning } from '../parts/running-name.tsx';
import type { WordsOfReport } from './words.ts';

/** What the parts of a report's document are written from, beside the report itself. */
export interface ReportSetting extends Setting {
  words: WordsOfReport;
}

export function because(text: string, { words }: ReportSetting): PdfBlock {
  return { type: 'note', label: words.report.because, text: withoutTerms(text) };
}

/** A reading: its heading, its paragraphs, and the facts that it rests on. */
export function reading(
  title: string,
  blocks: readonly PdfBlock[],
  rests: string | undefined,
  setting: ReportSetting,
): PdfBlock[] {
  return [heading(title), ...blocks, ...(rests === undefined ? [] : [because(rests, setting)])];
}

/** Sentences of one kind as a list under their heading; in place of none, a sentence that says so. */
export function sentences(title: string, items: readonly string[], none?: string): PdfBlock[] {
  return [
    heading(title),
    ...(items.length > 0
      ? [{ type: 'list', items: items.map(withoutTerms) } as const]
      : paragraph(none, 'quiet')),
  ];
}

/** Words of a kind on a line of their own; nothing where there are none. */
export function keywords(title: string, words: readonly string[] | undefined): PdfBlock[] {
  return words && words.length > 0 ? paragraph(`${title}: ${words.join(', ')}.`) : [];
}

interface Period {
  name: string;
  start: string;
  end: string;
}

interface PeriodsTable<Row extends Period> {
  caption: string;
  captionShown?: boolean;
  name: string;
  rows: readonly Row[];
  /** Columns between the name and the dates, and after them. */
  before?: readonly (readonly [header: string, cell: (row: Row) => string])[];
  after?: readonly (readonly [header: string, cell: (row: Row) => string])[];
}

/** Periods one below the other, the one that runs marked by a word and by its look. */
export function periodsTable<Row extends Period>(
  { caption, captionShown, name, rows, before = [], after = [] }: PeriodsTable<Row>,
  { words, timezone, now }: ReportSetting,
): PdfTable {
  const { period, running } = words.report;
  return {
    type: 'table',
    caption,
    captionShown,
    columns: [
      { header: name },
      ...before.map(([header]) => ({ header })),
      { header: period.starts },
      { header: period.ends },
      ...after.map(([header]) => ({ header, numeric: true })),
    ],
    rows: rows.map((row) => {
      const bounds = boundsOf(row, timezone);
      return [
        isRunning(row, now) ? words.pdf.runs(row.name, running) : row.name,
        ...before.map(([, cell]) => cell(row)),
        bounds.start,
        bounds.end,
        ...after.map(([, cell]) => cell(row)),
      ];
    }),
    marked: rows.flatMap((row, index) => (isRunning(row, now) ? [index] : [])),
  };
}
