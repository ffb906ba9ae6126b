import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { vimshottariStarts } from './choices.ts';
import { instantField } from './fields.ts';

/** A period of a graha: from `start` up to, not including, `end`. */
const lordPeriodSchema = v.object({ lord: grahaField, start: instantField, end: instantField });

/** Ashtottari dasha: eight lords, 108 years, from the dasha that runs at birth. */
const ashtottariSchema = v.object({
  /** The two conditions under which the texts use it; schools go by one or the other. */
  conditions: v.object({
    /** Rahu in an angle or trine from the lord of the ascendant, and not in the ascendant. */
    rahu: v.object({
      fits: v.boolean(),
      /** Rahu's house counted from the sign of the lord of the ascendant. */
      house_from_lagna_lord: twelfthField,
      in_ascendant: v.boolean(),
    }),
    /** A birth by day in the dark half of the month, or by night in the bright half. */
    half: v.object({ fits: v.boolean(), by_day: v.boolean(), bright: v.boolean() }),
  }),
  /** Balance of the first dasha at birth, dasha years. */
  balance: v.object({ lord: grahaField, years: v.number() }),
  dashas: v.pipe(
    v.array(
      v.object({
        ...lordPeriodSchema.entries,
        years: v.number(),
        sub_dashas: v.pipe(v.array(lordPeriodSchema), v.length(8)),
      }),
    ),
    v.length(8),
  ),
  current: v.object({ dasha: lordPeriodSchema, sub_dasha: lordPeriodSchema }),
});
export type Ashtottari = v.InferOutput<typeof ashtottariSchema>;

/** A part of a sign's period. */
const kalachakraPartSchema = v.object({
  sign: signField,
  lord: grahaField,
  start: instantField,
  end: instantField,
});

const kalachakraPeriodSchema = v.object({
  sign: signField,
  lord: grahaField,
  years: v.number(),
  /** 1 for the pada of the birth, 2 for the one after it in the wheel. */
  round: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The leap from the sign before: over one sign, one back, or over three. `null` where it is the next sign. */
  leap: v.nullable(v.picklist(['manduka', 'markati', 'simhavalokana'])),
  start: instantField,
  end: instantField,
  /** The nine signs of the same pada from its own on, in proportion to their years. */
  sub_dashas: v.pipe(v.array(kalachakraPartSchema), v.length(9)),
});
export type KalachakraPeriod = v.InferOutput<typeof kalachakraPeriodSchema>;

/** Kalachakra dasha: signs, the nine of the pada of the birth and the nine that follow; those that ended before birth are left out. */
const kalachakraSchema = v.object({
  group: v.picklist(['savya', 'apasavya']),
  pada: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  /** Years of the nine signs of the pada together: 83, 85, 86 or 100. */
  span_years: v.number(),
  deha: signField,
  jeeva: signField,
  /** What is left of the dasha that runs at birth, dasha years. */
  balance: v.object({ sign: signField, years: v.number() }),
  dashas: v.array(kalachakraPeriodSchema),
  /** `null` where now lies more than eight rounds after birth. */
  current: v.nullable(v.object({ dasha: kalachakraPeriodSchema, sub_dasha: kalachakraPartSchema })),
});
export type Kalachakra = v.InferOutput<typeof kalachakraSchema>;

/** Vimshottari counted from another point than the Moon: its nine mahadashas. Deeper levels: POST /api/kundli/vimshottari. */
const seededVimshottariSchema = v.object({
  start_from: v.picklist(vimshottariStarts),
  /** The nakshatra that it begins with. */
  nakshatra: v.string(),
  /** Balance of the first mahadasha at birth, dasha years. */
  balance: v.object({ lord: grahaField, years: v.number() }),
  mahadashas: v.pipe(v.array(lordPeriodSchema), v.length(9)),
  /** `null` where now lies outside the 120 years. */
  current: v.nullable(
    v.object({
      mahadasha: lordPeriodSchema,
      antardasha: lordPeriodSchema,
      pratyantardasha: lordPeriodSchema,
    }),
  ),
});
export type SeededVimshottari = v.InferOutput<typeof seededVimshottariSchema>;

/** Section `more_dashas`: systems that few readers use, each with the period that runs now. */
export const moreDashasSchema = v.object({
  ashtottari: ashtottariSchema,
  kalachakra: kalachakraSchema,
  /** From the ascendant, from the fourth, fifth and eighth nakshatra counted from the Moon's, and from `vimshottari_star`. */
  vimshottari: v.array(seededVimshottariSchema),
});
export type MoreDashas = v.InferOutput<typeof moreDashasSchema>;
