import * as v from 'valibot';
import { signField, twelfthField } from './bodies.ts';
import { westernBodies } from './choices.ts';

const westernBodySchema = v.object({
  /** Tropical longitude, degrees, 0 up to 360. */
  global_degree: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  /** Degrees inside the sign, 0 up to 30. */
  local_degree: v.pipe(v.number(), v.minValue(0), v.ltValue(30)),
  /** `N/A` for the ascendant, Sirius and the nodes, which have none. */
  retro: v.union([v.boolean(), v.literal('N/A')]),
  zodiac: signField,
  zodiac_no: twelfthField,
  house: twelfthField,
});
export type WesternBody = v.InferOutput<typeof westernBodySchema>;

/** Section `western`: the tropical chart. */
export const westernSchema = v.object({
  ...v.entriesFromList(westernBodies, westernBodySchema),
  /** Weekday of the civil date of birth. */
  day: v.string(),
  /** Whole-sign houses beyond the polar circles, where Placidus has no cusps. */
  house_system: v.picklist(['placidus', 'whole_sign']),
  /** Cusps of the twelve houses, tropical degrees. */
  cusps: v.pipe(v.array(v.number()), v.length(12)),
  /** Tropical degrees. */
  midheaven: v.number(),
});
export type Western = v.InferOutput<typeof westernSchema>;
