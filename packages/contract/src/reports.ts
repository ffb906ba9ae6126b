import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { deprecated, namedGemSchema } from './gem-verdict.ts';
import { strengthField } from './strength.ts';

/** A sentence; absent if there is no text. */
const words = v.optional(v.string());
const list = v.optional(v.array(v.string()));

/** Areas of life. `learning` replaces `children` for a person below 16, for whom money, partner and work are omitted. */
export const lifeAreas = [
  'self',
  'money',
  'siblings',
  'home',
  'children',
  'learning',
  'health',
  'partner',
  'work',
  'faith',
] as const;
export type LifeAreaName = (typeof lifeAreas)[number];

/** The result of weighing the facts of an area. */
export const lifeAreaVerdicts = ['supported', 'mixed', 'effort'] as const;

const lifeAreaSchema = v.object({
  area: v.picklist(lifeAreas),
  verdict: v.picklist(lifeAreaVerdicts),
  summary: v.string(),
  /** Which fact weighs most, and why. */
  weighing: v.string(),
  /** The facts for it and against it, a sentence each, the heaviest first. */
  supports: v.array(v.string()),
  challenges: v.array(v.string()),
  /** The house that was weighed. */
  house: twelfthField,
  lord: grahaField,
  lord_zodiac_location: signField,
  lord_house_location: twelfthField,
  occupants: v.array(grahaField),
  aspected_by: v.array(grahaField),
  /** The natural significator of the area. */
  karaka: grahaField,
});
export type LifeAreaSummary = v.InferOutput<typeof lifeAreaSchema>;

const houseLordSchema = v.object({
  current_house: twelfthField,
  /** Sign on the house. */
  current_zodiac: signField,
  lord_of_zodiac: grahaField,
  /** Where the lord is. */
  lord_zodiac_location: signField,
  lord_house_location: twelfthField,
  lord_strength: strengthField,
  verbal_location: words,
  personalised_prediction: words,
});
export type HouseLordReport = v.InferOutput<typeof houseLordSchema>;

const ascendantReportSchema = v.object({
  ascendant: signField,
  ascendant_lord: grahaField,
  ascendant_lord_location: signField,
  ascendant_lord_house_location: twelfthField,
  ascendant_lord_strength: strengthField,
  symbol: words,
  /**
   * The gem of the lord of the ascendant, by custom only, without the verdict on it for this chart. Deprecated: read
   * `lucky_gem_advice`.
   */
  lucky_gem: v.pipe(v.string(), deprecated()),
  /** The same gem in one object with its verdict for this chart and the reason. */
  lucky_gem_advice: namedGemSchema,
  day_for_fasting: v.string(),
  verbal_location: words,
  general_prediction: words,
  personalised_prediction: words,
  zodiac_characteristics: words,
  gayatri_mantra: words,
  flagship_qualities: words,
  spirituality_advice: words,
  good_qualities: list,
  bad_qualities: list,
});
export type AscendantReport = v.InferOutput<typeof ascendantReportSchema>;

const planetReportSchema = v.object({
  planet_considered: grahaField,
  /** House that it is in. */
  planet_location: twelfthField,
  /** House of its own sign, for two signs the moolatrikona one; `null` for a node, which owns none. */
  planet_native_location: v.nullable(twelfthField),
  planet_zodiac: signField,
  zodiac_lord: grahaField,
  zodiac_lord_location: signField,
  zodiac_lord_house_location: twelfthField,
  zodiac_lord_strength: strengthField,
  planet_strength: strengthField,
  /** What weakens it where it is, in words. */
  affliction: words,
  /** The facts of `affliction`; empty if there are none. */
  afflictions: v.object({
    combust: v.boolean(),
    debilitated: v.boolean(),
    /** Malefics by nature in its sign, and those that aspect it. */
    joined_by: v.array(grahaField),
    aspected_by: v.array(grahaField),
  }),
  planet_definitions: words,
  gayatri_mantra: words,
  qualities_long: words,
  qualities_short: words,
  personalised_prediction: words,
  verbal_location: words,
  planet_zodiac_prediction: words,
  character_keywords_positive: list,
  character_keywords_negative: list,
});
export type PlanetReport = v.InferOutput<typeof planetReportSchema>;

const planet = planetReportSchema;
/** Section `reports`. */
export const reportsSchema = v.object({
  /** A summary for each area of life. */
  life_areas: v.optional(v.array(lifeAreaSchema)),
  house_lords: v.pipe(v.array(houseLordSchema), v.length(12)),
  ascendant: ascendantReportSchema,
  planets: v.object({
    Sun: planet,
    Moon: planet,
    Mars: planet,
    Mercury: planet,
    Jupiter: planet,
    Venus: planet,
    Saturn: planet,
    Rahu: planet,
    Ketu: planet,
  }),
});
export type Reports = v.InferOutput<typeof reportsSchema>;
