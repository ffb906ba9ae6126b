import * as v from 'valibot';
import { twelfthField } from './bodies.ts';
import { grahasButMoon } from './choices.ts';
import { both, matchSettingsSchema } from './matching.ts';
import { birthEchoSchema } from './kundli.ts';
import { reportDocumentEntries, reportPartSchema } from './report-document.ts';

/** The parts of a match in order; the keys are in the URL. Without a time of birth it has those that the Moons decide. */
export const matchingTabs = [
  'aggregate',
  'ashtakoot',
  'dashakoot',
  'rajju-vedha',
  'papa-samaya',
] as const;

/** A chart as the kit draws it: signs from 1 (Aries), degrees in the sign. */
const documentChartSchema = v.object({
  /** Its accessible name, and its heading. */
  label: v.string(),
  title: v.string(),
  /** In the empty centre of the styles that have one. */
  middle: v.string(),
  data: v.object({
    ascendantSign: twelfthField,
    ascendantDegree: v.number(),
    placements: v.array(
      v.object({
        graha: v.picklist([...grahasButMoon, 'moon']),
        sign: twelfthField,
        degree: v.number(),
        retrograde: v.boolean(),
        combust: v.boolean(),
      }),
    ),
  }),
});

const matchPartSchema = v.object({
  key: v.picklist([...matchingTabs, 'charts']),
  title: v.string(),
  ...v.omit(reportPartSchema, ['intro']).entries,
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
export type MatchPartKey = DocumentMatch['parts'][number]['key'];
export const matchingDocumentResponseSchema = v.object({ data: matchingDocumentSchema });
