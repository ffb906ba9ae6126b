import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { compoundFriendships, friendships, sevenPlanets } from './chart-terms.ts';

/** Section `aspects`: who sees whom, and who is whose friend. */
export const aspectsSchema = v.object({
  /** Full aspects by sign (graha drishti), for each of the nine grahas. */
  graha_drishti: v.array(
    v.object({
      graha: grahaField,
      aspects: v.array(
        v.object({
          /** The place, counted from the graha's own sign as 1. */
          count: twelfthField,
          zodiac: signField,
          house: twelfthField,
          grahas: v.array(grahaField),
        }),
      ),
    }),
  ),
  /** Aspects by degree (sphuta drishti) of the seven planets on the nine grahas and the ascendant. */
  by_degree: v.array(
    v.object({
      graha: v.picklist(sevenPlanets),
      on: v.array(
        v.object({
          body: v.picklist(['Ascendant', ...sevenPlanets, 'Rahu', 'Ketu']),
          /** From the planet to the body, in the order of the signs. */
          degrees: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
          /** 0 to 60, with the special aspects of Mars, Jupiter and Saturn up to 90. */
          virupas: v.pipe(v.number(), v.minValue(0), v.maxValue(90)),
        }),
      ),
    }),
  ),
  /** Aspects of signs (rashi drishti, Jaimini), for each of the nine grahas. */
  rashi_drishti: v.array(
    v.object({
      graha: grahaField,
      zodiac: signField,
      signs: v.pipe(v.array(signField), v.length(3)),
      grahas: v.array(grahaField),
    }),
  ),
  /** How each of the seven planets regards the other six. */
  friendships: v.array(
    v.object({
      graha: v.picklist(sevenPlanets),
      towards: v.array(
        v.object({
          graha: v.picklist(sevenPlanets),
          natural: v.picklist(friendships),
          temporal: v.picklist(['friend', 'enemy']),
          compound: v.picklist(compoundFriendships),
        }),
      ),
    }),
  ),
});
export type Aspects = v.InferOutput<typeof aspectsSchema>;
