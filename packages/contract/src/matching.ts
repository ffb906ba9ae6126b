import * as v from 'valibot';
import { ashtakootKeys, dashakootKeys } from './kootas.ts';
import { kundliBirthSchema } from './birth.ts';
import { grahaField, keyedByBody, signField } from './bodies.ts';
import { papaPointsSchema } from './doshas.ts';
import { instantField } from './fields.ts';
import { birthEchoSchema } from './kundli.ts';
import { astroDetailsSchema, planetSchema } from './planet-details.ts';
import { chosenMatchSchoolFields, matchSchoolOptions } from './schools.ts';
import { calculationOptions, settingsSchema } from './settings.ts';
import { textsLanguages } from './texts-languages.ts';

/**
 * Body of POST /api/matching. The rules use these names; several are not symmetric. With `time_unknown` of either, the
 * response has only what the two Moons decide.
 */
export const matchingRequestSchema = v.object({
  boy: v.optional(kundliBirthSchema, {}),
  girl: v.optional(kundliBirthSchema, {}),
  ...calculationOptions,
  ...matchSchoolOptions,
});
export type MatchingRequest = v.InferOutput<typeof matchingRequestSchema>;
export type MatchingInput = v.InferInput<typeof matchingRequestSchema>;

/** A sentence; absent if there is no text. */
const words = v.optional(v.string());

export function both<Entry extends v.GenericSchema>(entry: Entry) {
  return v.object({ boy: entry, girl: entry });
}

/** A rule by which some schools judge a koota differently, with its facts. */
const exceptionSchema = v.object({
  code: v.string(),
  text: words,
  lords: v.optional(v.array(grahaField)),
  zodiacs: v.optional(v.array(signField)),
  nakshatras: v.optional(v.array(v.string())),
  padas: v.optional(v.array(v.number())),
});
export type KootaExceptionFact = v.InferOutput<typeof exceptionSchema>;

const kootaSchema = v.object({
  name: v.string(),
  /** The attribute of each partner, as named in the tables. */
  boy: v.string(),
  girl: v.string(),
  /** By the plain table; exceptions are not added. */
  score: v.number(),
  full_score: v.number(),
  description: words,
  exception: v.optional(v.array(exceptionSchema)),
});
export type KootaRow = v.InferOutput<typeof kootaSchema>;

const koota = kootaSchema;
const eightKootasSchema = v.object({
  /** Sum of the eight, 0 to 36. */
  score: v.number(),
  full_score: v.literal(36),
  verdict: v.picklist(['not_recommended', 'average', 'very_good', 'excellent']),
  /** The verdict in the one word that every text of the match uses. */
  verdict_word: v.string(),
  bot_response: words,
  ...v.entriesFromList(ashtakootKeys, koota),
});
const ashtakootSchema = v.object({
  ...eightKootasSchema.entries,
  boy_astro_details: astroDetailsSchema,
  girl_astro_details: astroDetailsSchema,
  boy_planetary_details: v.object(keyedByBody(planetSchema)),
  girl_planetary_details: v.object(keyedByBody(planetSchema)),
});

const dashakootSchema = v.object({
  /** How many of the ten are present. */
  score: v.number(),
  full_score: v.literal(10),
  bot_response: words,
  ...v.entriesFromList(dashakootKeys, koota),
});

const aggregateSchema = v.object({
  /** 0 to 100; `terms` minus `deductions`. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  ashtakoot_score: v.number(),
  dashkoot_score: v.number(),
  /** Mangal dosha after cancellation, percent as an integer: `percent` of a kundli's `doshas.mangal`. */
  mangaldosh_points: both(v.number()),
  mangal_dosha: both(v.boolean()),
  /** No points for nadi, and for bhakoot; the rules by which a school sets it aside are in their rows. */
  nadi_dosha: v.boolean(),
  bhakoot_dosha: v.boolean(),
  rajju_dosha: v.boolean(),
  vedha_dosha: v.boolean(),
  kaalsarp: both(v.boolean()),
  bot_response: words,
  extended_response: words,
  terms: v.array(
    v.object({ part: v.string(), share: v.number(), full_points: v.number(), points: v.number() }),
  ),
  deductions: v.array(v.object({ reason: v.picklist(['rajju', 'vedha']), points: v.number() })),
});

const rajjuVedhaSchema = v.object({
  rajju: v.object({
    is_dosha_present: v.boolean(),
    /** The part of the body of both nakshatras; `null` if they differ. */
    rajju_part: v.nullable(v.string()),
    boy_part: v.string(),
    girl_part: v.string(),
    rajju_description: words,
  }),
  vedha: v.object({
    is_dosha_present: v.boolean(),
    boy_nakshatra: v.string(),
    girl_nakshatra: v.string(),
    description: words,
  }),
});

const papaTotalsSchema = v.object({ ...papaPointsSchema.entries, total: v.number() });
const matchPapasamayaSchema = v.object({
  /** The measure for the bars, 0 to 25 each, and its sum. */
  boy_papa: papaPointsSchema,
  girl_papa: papaPointsSchema,
  boy_total: v.number(),
  girl_total: v.number(),
  /** The plain count, which decides. */
  boy_points: papaTotalsSchema,
  girl_points: papaTotalsSchema,
  /** Totals within half a point; the boy's is the higher, which the rule accepts; or the girl's is. */
  outcome: v.picklist(['near_equal', 'boy_more', 'girl_more']),
  /** Any outcome but `girl_more`. */
  accepted: v.boolean(),
  /** Follows the outcome: 100 when near equal, 50 to 100 when the boy's total is higher, below 50 when the girl's is. */
  score: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  bot_response: words,
});

/** The settings of both charts, and those of each. */
export const matchSettingsSchema = v.object({
  ...v.omit(settingsSchema, [
    'ayanamsa_degrees',
    'timezone',
    'utc_offset_minutes',
    'local_mean_time',
    'mean_time_of',
    'zone',
    'other_clocks',
    'schools',
  ]).entries,
  /** The choices on which schools differ that are not the default; missing if all are. */
  schools: v.optional(v.object(chosenMatchSchoolFields)),
  ...both(
    v.pick(settingsSchema, [
      'ayanamsa_degrees',
      'timezone',
      'utc_offset_minutes',
      'local_mean_time',
      'mean_time_of',
      'zone',
      'other_clocks',
    ]),
  ).entries,
});

/** The people of the match, its settings and its notices. */
const aboutMatch = {
  boy: birthEchoSchema,
  girl: birthEchoSchema,
  settings: matchSettingsSchema,
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
};

/** Data of POST /api/matching if both times of birth are known. */
export const matchingSchema = v.object({
  ...aboutMatch,
  aggregate: aggregateSchema,
  ashtakoot: ashtakootSchema,
  dashakoot: dashakootSchema,
  rajju_vedha: rajjuVedhaSchema,
  papasamaya: matchPapasamayaSchema,
});
export type Matching = v.InferOutput<typeof matchingSchema>;

/** Where the Moon of a partner is while a result is valid. */
const moonSpanSchema = v.object({
  zodiac: signField,
  nakshatra: v.string(),
  /** The part of the day of birth, `end` exclusive; `null` if it is the whole day or the time is known. */
  part_of_day: v.nullable(
    v.object({
      /** `null`: from the beginning of the day. */
      start: v.nullable(instantField),
      /** `null`: to the end of the day. */
      end: v.nullable(instantField),
    }),
  ),
});
export type MoonSpan = v.InferOutput<typeof moonSpanSchema>;

/** The result from the two Moons only, for one part of the day of each birth of unknown time. */
const moonMatchSchema = v.object({
  ...both(moonSpanSchema).entries,
  ashtakoot: eightKootasSchema,
  dashakoot: dashakootSchema,
  rajju_vedha: rajjuVedhaSchema,
});
export type MoonMatch = v.InferOutput<typeof moonMatchSchema>;

/** Data of POST /api/matching if a time of birth is unknown: without anything counted from an ascendant. */
export const moonMatchingSchema = v.object({
  ...aboutMatch,
  /** One for each part of the day with a different result, in order of the boy's hours, then of the girl's. */
  moon_matches: v.pipe(v.array(moonMatchSchema), v.minLength(1)),
});
export type MoonMatching = v.InferOutput<typeof moonMatchingSchema>;

export const matchingResponseSchema = v.object({
  data: v.union([matchingSchema, moonMatchingSchema]),
});
