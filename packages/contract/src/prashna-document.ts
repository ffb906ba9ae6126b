import * as v from 'valibot';
import { grahaIdField, twelfthField } from './bodies.ts';
import { instantField } from './fields.ts';
import { reportPartSchema } from './report-document.ts';
import { settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/** Where a point is, and its lords. */
const kpPointSchema = v.object({
  /** 1 (Aries) to 12. */
  sign: twelfthField,
  /** In the sign, 0 to 30. */
  degree: v.number(),
  sign_lord: grahaIdField,
  star_lord: grahaIdField,
  sub_lord: grahaIdField,
});

/** Data of POST /api/reports/prashna: ids and numbers of the engine, and sentences in the language of the request. */
export const prashnaDocumentSchema = v.object({
  settings: settingsSchema,
  /** Notices on the result. */
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  /** The requested moment, by the clocks of the place. */
  date: v.string(),
  time: v.string(),
  place: v.object({ latitude: v.number(), longitude: v.number() }),
  /** The same moment. */
  at: instantField,
  /** What the number names, a sub; `null` without a number. */
  number: v.nullable(
    v.object({
      number: v.number(),
      sign: twelfthField,
      /** Where the sub begins and ends in its sign, degrees, 0 to 30; the ascendant is its beginning. */
      from_degree: v.number(),
      to_degree: v.number(),
    }),
  ),
  /** Of the number, or the one that rises. */
  ascendant: kpPointSchema,
  moon: kpPointSchema,
  day_lord: grahaIdField,
  title: v.string(),
  /** Title of a print and a PDF. */
  sheet: v.string(),
  /** The moment in words. */
  moment: v.string(),
  /** The clock of its times. */
  basis: v.array(v.string()),
  parts: v.array(
    v.object({ key: v.literal('chart'), title: v.string(), ...reportPartSchema.entries }),
  ),
});
export type PrashnaDocument = v.InferOutput<typeof prashnaDocumentSchema>;
export const prashnaDocumentResponseSchema = v.object({ data: prashnaDocumentSchema });
