import * as v from 'valibot';
import { documentChartSchema } from './document-chart.ts';
import { matchParts } from './matching-parts.ts';
import { both, matchingRequestSchema, matchSettingsSchema } from './matching.ts';
import { say } from './messages.ts';
import { birthEchoSchema } from './kundli.ts';
import { reportDocumentEntries, reportPartSchema } from './report-document.ts';

/** Body of POST /api/reports/matching. */
export const matchingDocumentRequestSchema = v.object({
  ...matchingRequestSchema.entries,
  /** The parts whose blocks are requested. All by default. */
  parts: v.optional(
    v.pipe(
      v.array(v.picklist(matchParts, say('choiceUnknown')), say('valueInvalid')),
      v.maxLength(matchParts.length, say('sectionsTooMany')),
    ),
    [...matchParts],
  ),
});
export type MatchingDocumentInput = v.InferInput<typeof matchingDocumentRequestSchema>;
export type MatchingDocumentRequest = v.InferOutput<typeof matchingDocumentRequestSchema>;

const matchPartSchema = v.object({
  key: v.picklist(matchParts),
  title: v.string(),
  /** Absent if they were not requested. */
  blocks: v.optional(reportPartSchema.entries.blocks),
});

const documentMatchSchema = v.object({
  /** The parts of the days of birth in which it is valid, and its points in words. Absent if there is one result only. */
  hours: v.optional(v.string()),
  points: v.optional(v.string()),
  /** The eight kootas, 0 to 36, with their verdict in one word. */
  score: v.number(),
  full_score: v.literal(36),
  word: v.string(),
  /** The totals in words. */
  figures: v.array(v.object({ label: v.string(), value: v.string() })),
  parts: v.array(matchPartSchema),
});

/** Data of POST /api/reports/matching. */
export const matchingDocumentSchema = v.object({
  ...both(birthEchoSchema).entries,
  settings: matchSettingsSchema,
  ...v.pick(v.object(reportDocumentEntries), ['notices', 'texts_languages']).entries,
  /** What the two are called; never the same. */
  names: both(v.string()),
  /** Title of a print and a PDF. */
  sheet: v.string(),
  /** Date, time and place of both births. */
  born: both(v.string()),
  /** The conclusion. */
  sentence: v.string(),
  /** One for each part of the day of birth with a different result; a single one if both times are known. */
  matches: v.pipe(v.array(documentMatchSchema), v.minLength(1)),
  /** The chart of each; none without its time of birth. */
  charts: v.array(documentChartSchema),
  /** The settings, with which another astrologer can reproduce the result: of both charts, then of each. */
  basis: v.array(v.string()),
  limits: v.string(),
  /** The details of both births, for a print and a PDF. */
  births: reportPartSchema.entries.blocks,
});
export type MatchingDocument = v.InferOutput<typeof matchingDocumentSchema>;
export type DocumentMatch = MatchingDocument['matches'][number];
export type MatchPart = DocumentMatch['parts'][number];
export const matchingDocumentResponseSchema = v.object({ data: matchingDocumentSchema });
