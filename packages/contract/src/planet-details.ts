import * as v from 'valibot';
import { grahaField, keyedByBody, signField, twelfthField } from './bodies.ts';
import { instantField } from './fields.ts';
import { deprecated, namedGemSchema } from './gem-verdict.ts';
import { strengthField } from './strength.ts';

/** One body of the birth chart. Degrees are decimal; the Ascendant has no speed (`null`). */
export const planetSchema = v.object({
  /** `As Su Mo Ma Me Ju Ve Sa Ra Ke`. */
  name: v.picklist(['As', 'Su', 'Mo', 'Ma', 'Me', 'Ju', 'Ve', 'Sa', 'Ra', 'Ke']),
  full_name: v.string(),
  zodiac: signField,
  rasi_no: twelfthField,
  house: twelfthField,
  retro: v.boolean(),
  /** Degrees inside the sign, 0 up to 30. */
  local_degree: v.pipe(v.number(), v.minValue(0), v.ltValue(30)),
  /** Sidereal longitude, degrees, 0 up to 360. */
  global_degree: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  progress_in_percentage: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  nakshatra: v.string(),
  nakshatra_lord: grahaField,
  nakshatra_pada: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  nakshatra_no: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(27)),
  zodiac_lord: grahaField,
  /** Below the horizon. */
  is_planet_set: v.boolean(),
  basic_avastha: v.string(),
  lord_status: v.string(),
  is_combust: v.boolean(),
  /** Strength by sign; absent for the ascendant. */
  strength: v.optional(strengthField),
  /** Degrees a day; negative while retrograde. */
  speed: v.nullable(v.number()),
});
export type Planet = v.InferOutput<typeof planetSchema>;

/** Almanac at the time of birth. */
const birthPanchangSchema = v.object({
  ayanamsa: v.number(),
  ayanamsa_name: v.string(),
  day_of_birth: v.string(),
  day_lord: v.string(),
  hora_lord: v.nullable(v.string()),
  sunrise_at_birth: v.nullable(instantField),
  sunset_at_birth: v.nullable(instantField),
  karana: v.string(),
  yoga: v.string(),
  tithi: v.string(),
});

const ghatkaChakraSchema = v.object({
  rasi: v.string(),
  tithi: v.array(v.string()),
  day: v.string(),
  nakshatra: v.string(),
  tatva: v.string(),
  lord: v.string(),
  same_sex_lagna: v.string(),
  opposite_sex_lagna: v.string(),
});

const astroDetails = {
  /** Sign of the Moon. */
  rasi: signField,
  nakshatra: v.string(),
  nakshatra_pada: v.number(),
  ascendant_sign: signField,
  /** Periods running at birth, three levels: `Saturn>Sa>Sa`. */
  birth_dasa: v.string(),
  /** Periods running now, three levels; empty if now is outside the 120 years. */
  current_dasa: v.string(),
};

const moonTables = {
  /**
   * The gem of the lord of the Moon's nakshatra, by custom only, without the verdict on it for this chart. Deprecated: read
   * `lucky_gem_advice`.
   */
  lucky_gem: v.pipe(v.array(v.string()), deprecated()),
  /** The same gem in one object with its verdict for this chart and the reason. */
  lucky_gem_advice: namedGemSchema,
  lucky_num: v.array(v.number()),
  lucky_colors: v.array(v.string()),
  lucky_letters: v.array(v.string()),
  lucky_name_start: v.array(v.string()),
  /** The same syllables in Devanagari, which distinguishes some that have one Latin spelling. */
  lucky_name_devanagari: v.array(v.string()),
  gana: v.string(),
  yoni: v.string(),
  vasya: v.string(),
  nadi: v.string(),
  varna: v.string(),
  paya: v.string(),
  tatva: v.string(),
};

/** Almanac details derived from the Moon of a birth. */
export const astroDetailsSchema = v.object({ ...astroDetails, ...moonTables });
export type AstroDetails = v.InferOutput<typeof astroDetailsSchema>;

/** Section `planet_details`. The server returns all of it; a page may need less. */
export const planetDetailsSchema = v.object({
  ...keyedByBody(planetSchema),
  ...astroDetails,
  ...v.partial(v.object(moonTables)).entries,
  panchang: v.optional(birthPanchangSchema),
  ghatka_chakra: v.optional(ghatkaChakraSchema),
});
export type PlanetDetails = v.InferOutput<typeof planetDetailsSchema>;
