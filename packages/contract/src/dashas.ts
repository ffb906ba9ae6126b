import * as v from 'valibot';
import { grahaField } from './bodies.ts';
import { instantField } from './fields.ts';

/** A period: from `start` up to, not including, `end`. */
const periodSchema = v.object({ planet: grahaField, start: instantField, end: instantField });
export type DashaPeriod = v.InferOutput<typeof periodSchema>;

const runningSchema = v.object({ name: grahaField, start: instantField, end: instantField });
export type RunningPeriod = v.InferOutput<typeof runningSchema>;

/** Five levels of the period that contains now. The spelling of the keys is the field's. */
const currentSchema = v.object({
  mahadasha: runningSchema,
  antardasha: runningSchema,
  paryantardasha: runningSchema,
  Shookshamadasha: runningSchema,
  Pranadasha: runningSchema,
});
export type CurrentDasha = v.InferOutput<typeof currentSchema>;

const predictionSchema = v.object({
  dasha: grahaField,
  dasha_start_year: v.number(),
  dasha_end_year: v.number(),
  prediction: v.string(),
  planet_in_zodiac: v.string(),
});

export const vimshottariSchema = v.object({
  /** What was left of the first mahadasha at birth, dasha years. */
  balance: v.object({ lord: grahaField, years: v.number() }),
  mahadasha: v.array(periodSchema),
  antardasha: v.array(
    v.object({
      mahadasha: grahaField,
      antardasha: grahaField,
      start: instantField,
      end: instantField,
    }),
  ),
  /** `null` where now lies outside the 120 years. */
  current: v.nullable(currentSchema),
  predictions: v.optional(v.array(predictionSchema)),
});
export type Vimshottari = v.InferOutput<typeof vimshottariSchema>;

/** Section `dashas`. */
export const dashasSchema = v.object({ vimshottari: vimshottariSchema });
export type Dashas = v.InferOutput<typeof dashasSchema>;

/** Names of the five levels, outermost first. */
export const dashaLevels = [
  'mahadasha',
  'antardasha',
  'paryantardasha',
  'Shookshamadasha',
  'Pranadasha',
] as const;
export type DashaLevel = (typeof dashaLevels)[number];

/** Data of POST /api/kundli/vimshottari: the nine periods inside the path asked for. */
export const vimshottariPathSchema = v.object({
  path: v.array(grahaField),
  level: v.picklist(dashaLevels),
  periods: v.pipe(v.array(periodSchema), v.length(9)),
});
