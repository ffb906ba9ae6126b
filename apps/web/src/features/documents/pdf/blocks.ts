import {
  chartWords,
  chartDrawing,
  type KundliChartData,
  type KundliChartStyle,
} from '@jyoti/ui/kundli-chart';
import type { Language } from '@jyoti/contract';
import type { PdfBlock, PdfChart, PdfFact } from '@jyoti/pdf';
import { withoutTerms } from './without-terms.ts';
import { kitMessages } from '../../../platform/words/kit-messages.ts';
import type { KundliPdfMessages } from '../../../messages.generated/kundli-pdf.ts';

/** Input of a document's blocks besides the report. */
export interface Setting {
  words: { pdf: KundliPdfMessages };
  timezone: string;
  /** ISO 8601. */
  now: string;
  chartStyle: KundliChartStyle;
  language: Language;
}

export const heading = (text: string): PdfBlock => ({ type: 'heading', text: withoutTerms(text) });

type ParagraphLook = Extract<PdfBlock, { type: 'paragraph' }>['look'];

/** A paragraph, or nothing without a text. */
export function paragraph(
  text: string | null | undefined | false,
  look?: ParagraphLook,
): PdfBlock[] {
  return text ? [{ type: 'paragraph', text: withoutTerms(text), look }] : [];
}

/** Facts in order. A missing value is stated. */
export function facts(
  pairs: readonly (readonly [label: string, value: string | number | null | undefined])[],
  { words }: Setting,
  columns: 1 | 2 = 2,
): PdfBlock {
  const items = pairs.map(([label, value]): PdfFact => ({
    label: withoutTerms(label),
    value:
      value === null || value === undefined || value === '' ? words.pdf.notGiven : String(value),
  }));
  return { type: 'facts', items, columns };
}

export function chart(
  title: string,
  data: KundliChartData,
  { chartStyle, language }: Setting,
  { middle = null, degrees = true }: { middle?: string | null; degrees?: boolean } = {},
): PdfChart {
  const { houses, description } = chartDrawing(data, {
    variant: chartStyle,
    degrees,
    words: chartWords(kitMessages(language)),
  });
  return {
    title,
    alternative: `${title}: ${description}`,
    // The North Indian style has no cell in the middle.
    middle: chartStyle === 'north' ? null : middle,
    houses,
  };
}
