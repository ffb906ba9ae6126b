import * as v from 'valibot';
import { numberSystems } from './choices.ts';
import { missingNumbers, numerologyCategories } from './numerology.ts';
import { reportDocumentEntries, reportPartSchema } from './report-document.ts';

const { notices, texts_languages } = reportDocumentEntries;

/** A number of a person: figures for its card, and sentences in the language of the request. */
const documentNumberSchema = v.object({
  id: v.picklist([...numerologyCategories, 'moolank', 'bhagyank']),
  title: v.string(),
  /** 1 to 9, 11 or 22; for personality the day of the month; `null` if the name has no such letters. */
  number: v.nullable(v.number()),
  /** The single digit of a master number, 2 or 4; `null` for any other. */
  reduced: v.nullable(v.number()),
  /** What is counted; of moolank and bhagyank what the number means. */
  meaning: v.string(),
  /** What the number means, or why there is none; absent for moolank and bhagyank. */
  description: v.optional(v.string()),
  /** Of a master number: "As a single digit it is 2.", and what that means. Absent for any other. */
  singleDigit: v.optional(v.object({ intro: v.string(), description: v.string() })),
  /** Why there is no number. */
  reason: v.nullable(v.picklist(missingNumbers)),
  /** The counted letters, in the order of the name. */
  letters: v.array(v.object({ letter: v.string(), value: v.number() })),
  /** Each addition, first to last. */
  sums: v.array(v.object({ terms: v.pipe(v.array(v.number()), v.readonly()), sum: v.number() })),
});
export type DocumentNumber = v.InferOutput<typeof documentNumberSchema>;

/** Data of POST /api/reports/numerology. */
export const numerologyDocumentSchema = v.object({
  notices,
  texts_languages,
  settings: v.object({ system: v.picklist(numberSystems) }),
  title: v.string(),
  /** Title of a print and a PDF. */
  sheet: v.string(),
  /** The main numbers in a sentence. */
  opening: v.string(),
  /** The counted form of the name, and the values of its letters. */
  basis: v.string(),
  /** All nine numbers at a glance. */
  summary: reportPartSchema.entries.blocks,
  glance: v.object({
    title: v.string(),
    items: v.array(v.object({ label: v.string(), value: v.string() })),
  }),
  /** The field that corrects the spelling of a transliterated name; `null` for a name in A to Z. */
  spelling: v.nullable(
    v.object({ label: v.string(), value: v.string(), hint: v.string(), submit: v.string() }),
  ),
  /** Why the Western and the Indian numbers of one date differ. */
  compare: v.object({ title: v.string(), texts: v.array(v.string()) }),
  /** The four phases of life with pinnacle and challenge. */
  phases: v.object({
    title: v.string(),
    intro: v.string(),
    items: v.array(v.object({ title: v.string(), text: v.string(), working: v.string() })),
  }),
  /** A page shows the numbers of a part as cards instead of its blocks. */
  parts: v.array(
    v.object({
      key: v.picklist(['date', 'name', 'both', 'indian']),
      title: v.string(),
      numbers: v.array(documentNumberSchema),
      ...reportPartSchema.entries,
    }),
  ),
  /** What numerology is not. */
  limits: v.string(),
});
export type NumerologyDocument = v.InferOutput<typeof numerologyDocumentSchema>;
export const numerologyDocumentResponseSchema = v.object({ data: numerologyDocumentSchema });
