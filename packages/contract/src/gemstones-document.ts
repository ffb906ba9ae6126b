import * as v from 'valibot';
import { grahaIdField, twelfthField } from './bodies.ts';
import { gemRoles } from './choices.ts';
import { gemVerdictField } from './gem-verdict.ts';
import { reportDocumentEntries, reportPartSchema } from './report-document.ts';

/** A stone of a chart: ids and numbers of the engine, and sentences in the language of the request. */
const documentStoneSchema = v.object({
  graha: grahaIdField,
  /** The lord that it belongs to: of 1, 5 or 9. `null` for any other. */
  role: v.nullable(v.picklist(gemRoles)),
  verdict: gemVerdictField,
  /** What it is in this chart: "Life stone". Absent for a stone to avoid. */
  title: v.optional(v.string()),
  reason: v.string(),
  /** What counts against it, or what it is not combined with. */
  caution: v.optional(v.string()),
  /** How it is worn; absent if it is not advised. */
  wear: v.optional(
    v.object({
      /** Minimum weight, carats, and ratti of 0.91 carat. */
      weight: v.number(),
      ratti: v.number(),
      metal: v.string(),
      finger: v.string(),
      /** Day and time of the first wearing, if the tables have one. */
      day: v.optional(v.string()),
      mantra: v.string(),
      substitutes: v.array(v.string()),
    }),
  ),
  /** Further customs of wearing it. */
  customs: v.array(v.object({ title: v.optional(v.string()), text: v.string() })),
});
export type DocumentStone = v.InferOutput<typeof documentStoneSchema>;

/** Data of POST /api/reports/gemstones. */
export const gemstonesDocumentSchema = v.object({
  ...reportDocumentEntries,
  /** The sign of the ascendant, 1 (Aries) to 12. */
  lagna: twelfthField,
  title: v.string(),
  /** Title of a print and a PDF. */
  sheet: v.string(),
  /** Date, time and place of the birth. */
  born: v.string(),
  /** The settings, with which another astrologer can reproduce the result. */
  basis: v.string(),
  /** Conclusion on the three stones. */
  opening: v.object({ title: v.string(), text: v.string() }),
  /** The advised ones of the three stones, in the order in which to wear them. */
  order: v.object({
    title: v.string(),
    intro: v.string(),
    roles: v.array(v.picklist(gemRoles)),
    items: v.array(v.string()),
  }),
  /** A page shows the stones of a part as cards instead of its blocks. */
  parts: v.array(
    v.object({
      key: v.picklist(['stones', 'period', 'avoid', 'limits']),
      title: v.string(),
      stones: v.array(documentStoneSchema),
      ...reportPartSchema.entries,
    }),
  ),
});
export type GemstonesDocument = v.InferOutput<typeof gemstonesDocumentSchema>;
export const gemstonesDocumentResponseSchema = v.object({ data: gemstonesDocumentSchema });
