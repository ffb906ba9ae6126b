import * as v from 'valibot';
import { contentText, sitePath } from './blocks.ts';

export const signQualities = ['movable', 'fixed', 'dual'] as const;
const texts = v.pipe(v.array(contentText), v.nonEmpty());

const zodiacDetailSchema = v.object({
  qualities: v.object({ traits: texts, strengths: texts, challenges: texts }),
  compatibility: v.object({ bestMatches: texts, challenging: texts, nakshatra: contentText }),
  career: v.object({ suitableFields: texts, strengths: texts, challenges: texts }),
  health: v.object({ strengths: texts, vulnerabilities: texts, recommendations: texts }),
  /** Born while the Sun was in the tropical sign. */
  famous: texts,
});

/** A sign for the picker and the wheel. */
export const zodiacSignSchema = v.object({
  sign: contentText,
  sanskritName: contentText,
  symbol: contentText,
  /** Days of the Sun in the tropical sign, as newspapers count. */
  dateRange: contentText,
  element: contentText,
  rulingPlanet: contentText,
  url: sitePath,
  detail: v.optional(zodiacDetailSchema),
});
export type ZodiacSign = v.InferOutput<typeof zodiacSignSchema>;

/** The content of a sign's page apart from the names, stored by sign. */
export const zodiacReadingSchema = v.object({
  /** Chara, sthira, dvisvabhava. */
  quality: v.picklist(signQualities),
  /** Days of the Sun in the sidereal sign (Lahiri) in this decade. */
  siderealDateRange: contentText,
  detail: zodiacDetailSchema,
  /** One paragraph for each tab of the wheel. */
  texts: v.object({
    traits: contentText,
    compatibility: contentText,
    career: contentText,
    health: contentText,
  }),
});
export type ZodiacReading = v.InferOutput<typeof zodiacReadingSchema>;

/** A sign for its page. */
export const zodiacPageSchema = v.object({
  ...zodiacSignSchema.entries,
  ...zodiacReadingSchema.entries,
});
export type ZodiacPage = v.InferOutput<typeof zodiacPageSchema>;

/** GET /api/zodiac/:sign */
export const zodiacResponseSchema = v.object({ data: zodiacPageSchema });
