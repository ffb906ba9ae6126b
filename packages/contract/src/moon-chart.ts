import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { sadesatiSchema } from './doshas.ts';
import { instantField } from './fields.ts';

/** A part of the day of birth; `end` is exclusive. */
const partOfDay = { start: instantField, end: instantField };

/** A graha over the day of birth. A value that changes during the day is given twice, or `null`. */
const grahaOfDaySchema = v.object({
  graha: grahaField,
  /** One sign, or two if it enters another during the day. */
  zodiac: v.pipe(v.array(signField), v.minLength(1)),
  /** Sidereal longitude at the beginning and at the end of the day, degrees, 0 up to 360. */
  global_degree: v.tuple([v.number(), v.number()]),
  nakshatra: v.pipe(v.array(v.string()), v.minLength(1)),
  /** House counted from the sign of the Moon; `null` if either sign changes during the day. */
  house_from_moon: v.nullable(twelfthField),
  retro: v.boolean(),
  /** Its reading in its sign; absent if the sign changes. */
  prediction: v.optional(v.string()),
});

/** A Vimshottari mahadasha whose dates depend on the hour: the earliest and latest of each. */
const uncertainPeriodSchema = v.object({
  planet: grahaField,
  start: v.tuple([instantField, instantField]),
  end: v.tuple([instantField, instantField]),
});

/**
 * What can be known of a birth without its time. It replaces all sections: houses are counted from the Moon,
 * and nothing is based on an ascendant.
 */
export const moonChartSchema = v.object({
  /** The local day of birth. */
  day: v.object(partOfDay),
  moon: v.object({
    /** Signs that the Moon is in during the day, in order. */
    signs: v.array(v.object({ zodiac: signField, ...partOfDay })),
    nakshatras: v.array(
      v.object({ nakshatra: v.string(), nakshatra_lord: grahaField, ...partOfDay }),
    ),
  }),
  grahas: v.pipe(v.array(grahaOfDaySchema), v.length(9)),
  /** The mahadashas for a birth under each nakshatra of the day. */
  dashas: v.array(
    v.object({
      nakshatra: v.string(),
      ...partOfDay,
      mahadasha: v.array(uncertainPeriodSchema),
    }),
  ),
  doshas: v.object({
    /** Mars counted from the Moon only; `null` if either changes sign during the day. */
    mangal: v.nullable(v.object({ house_from_moon: twelfthField, is_dosha_house: v.boolean() })),
    /** Independent of houses; `null` if the Moon crosses the axis of the nodes during the day. */
    kaalsarp: v.nullable(v.object({ is_dosha_present: v.boolean(), is_partial: v.boolean() })),
    /** Counted from the Moon's sign; `null` if that changes during the day. */
    sadesati: v.nullable(sadesatiSchema),
  }),
});
export type MoonChart = v.InferOutput<typeof moonChartSchema>;
