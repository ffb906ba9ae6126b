import * as v from 'valibot';
import { documentChartSchema } from './document-chart.ts';
import { kundliRequestSchema } from './kundli.ts';
import { reportDocumentEntries, reportPartSchema } from './report-document.ts';

/** Body of POST /api/reports/birth-day. A time of the birth is ignored. */
export const birthDayRequestSchema = v.omit(kundliRequestSchema, ['sections']);
export type BirthDayRequest = v.InferOutput<typeof birthDayRequestSchema>;

/** Data of POST /api/reports/birth-day: what can be known of a birth without its time, counted from the Moon. */
export const birthDayDocumentSchema = v.object({
  ...reportDocumentEntries,
  /** The Moon of the day. */
  sentence: v.string(),
  /** Name, date and place of the birth. */
  born: v.string(),
  /** The chart from the Moon: one for each sign that it is in on that day, with a remark on which it is. */
  charts: v.pipe(
    v.array(v.object({ ...documentChartSchema.entries, note: v.string() })),
    v.minLength(1),
  ),
  /** What houses are counted from. */
  basis: v.string(),
  /** The main tabs of the report, in order. */
  parts: v.array(
    v.object({
      key: v.picklist(['kundli', 'general', 'dashas', 'doshas']),
      title: v.string(),
      ...reportPartSchema.entries,
      /** What of the tab needs the time. */
      left_out: v.string(),
    }),
  ),
});
export type BirthDayDocument = v.InferOutput<typeof birthDayDocumentSchema>;
export const birthDayDocumentResponseSchema = v.object({ data: birthDayDocumentSchema });
