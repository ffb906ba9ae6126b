import * as v from 'valibot';
import { birthSchema } from './birth.ts';
import { twelfthField } from './bodies.ts';
import { rangeSchema } from './muhurta.ts';
import { almanacEntries } from './panchang-document.ts';
import { almanacDateField, almanacWhere } from './panchang-request.ts';

/** What a tara or the Moon's sign does for a person. */
const moonStrengths = ['good', 'middling', 'bad'] as const;
export type MoonStrengthName = (typeof moonStrengths)[number];

/** Body of POST /api/reports/star-day: a birth whose time is known, and a day at a place. */
export const starDayRequestSchema = v.object({
  birth: v.optional(birthSchema, {}),
  date: v.optional(almanacDateField, ''),
  ...almanacWhere,
});
export type StarDayRequest = v.InferOutput<typeof starDayRequestSchema>;

const named = { ...rangeSchema.entries, id: v.string(), name: v.string() };

/** Tarabala or chandrabala. */
const strengthSchema = v.object({
  key: v.picklist(['tarabala', 'chandrabala']),
  name: v.string(),
  /** What it is. */
  tip: v.string(),
  /** In order, with their true beginning and end. */
  spans: v.array(
    v.object({
      ...named,
      strength: v.picklist(moonStrengths),
      /** The strength in a word. */
      verdict: v.string(),
      /** What it means for the person, in one or two sentences. */
      text: v.string(),
    }),
  ),
});
export type DayStrength = v.InferOutput<typeof strengthSchema>;

/** Good times, or times to avoid. */
const dayTimesSchema = v.object({
  key: v.picklist(['good', 'avoid']),
  name: v.string(),
  /** Its name on the day itself. */
  next: v.string(),
  /** Which they are. */
  tip: v.string(),
  /** Shown if none is left. */
  none: v.string(),
  spans: v.array(v.object(named)),
});
export type StarDayTimes = v.InferOutput<typeof dayTimesSchema>;

/** Data of POST /api/reports/star-day: the day from the sunrise of the date to the next, for a birth star. */
export const starDayDocumentSchema = v.object({
  ...almanacEntries,
  date: v.string(),
  /** The day. */
  ...rangeSchema.entries,
  /** The nakshatra, 1 (Ashwini) to 27, and the sign of the Moon at the birth. */
  star: v.object({
    nakshatra: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(27)),
    sign: twelfthField,
  }),
  title: v.string(),
  /** Its title on the day itself. */
  today: v.string(),
  strengths: v.array(strengthSchema),
  /** None where the Sun does not rise or set. */
  times: v.array(dayTimesSchema),
  /** Why there are no times. */
  noTimes: v.nullable(v.string()),
});
export type StarDayDocument = v.InferOutput<typeof starDayDocumentSchema>;
export const starDayDocumentResponseSchema = v.object({ data: starDayDocumentSchema });
