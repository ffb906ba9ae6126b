import * as v from 'valibot';
import { grahaField, signField, twelfthField } from './bodies.ts';
import { ayanamsas } from './choices.ts';

const degreesField = v.pipe(v.number(), v.minValue(0), v.ltValue(360));
const housesField = v.array(twelfthField);
const grahasField = v.array(grahaField);

/** Lords of a point of the zodiac: its sign, its nakshatra (star), the part of that (sub) and the part of the part. */
const lords = {
  sign_lord: grahaField,
  star_lord: grahaField,
  sub_lord: grahaField,
  sub_sub_lord: grahaField,
};

const point = {
  zodiac: signField,
  /** Sidereal longitude in the ayanamsa of this section, degrees, 0 up to 360. */
  global_degree: degreesField,
  /** Degrees inside the sign, 0 up to 30. */
  local_degree: v.pipe(v.number(), v.minValue(0), v.ltValue(30)),
  nakshatra: v.string(),
  ...lords,
};

/** The beginning of a house. */
const cuspSchema = v.object({ house: twelfthField, ...point });
export type KpCusp = v.InferOutput<typeof cuspSchema>;

/** A graha; its house is counted from cusp to cusp. */
const kpPlanetSchema = v.object({
  planet: grahaField,
  house: twelfthField,
  retro: v.boolean(),
  ...point,
});
export type KpPlanet = v.InferOutput<typeof kpPlanetSchema>;

/** The grahas that signify a house, from the strongest level (A) to the weakest (D). */
const houseSignificatorsSchema = v.object({
  house: twelfthField,
  /** A: grahas in the star of an occupant. */
  in_star_of_occupant: grahasField,
  /** B: grahas in the house. */
  occupants: grahasField,
  /** C: grahas in the star of the owner. */
  in_star_of_owner: grahasField,
  /** D: the lord of the sign on the cusp. */
  owners: grahasField,
});
export type KpHouseSignificators = v.InferOutput<typeof houseSignificatorsSchema>;

/** The houses that a graha signifies, from the strongest level (A) to the weakest (D). */
const planetSignificationsSchema = v.object({
  planet: grahaField,
  /** A: the house that its star lord is in. */
  star_occupies: housesField,
  /** B: the house that it is in. */
  occupies: housesField,
  /** C: houses whose cusps are in signs of its star lord. */
  star_owns: housesField,
  /** D: houses whose cusps are in its own signs. */
  owns: housesField,
});
export type KpPlanetSignifications = v.InferOutput<typeof planetSignificationsSchema>;

/**
 * Section `kp`: the birth as the Krishnamurti Paddhati casts it, with that school's own ayanamsa whichever the report
 * uses, and cusps of Placidus.
 */
export const kpSchema = v.object({
  ayanamsa: v.picklist(ayanamsas),
  /** Mean ayanamsa at the time of birth, degrees. */
  ayanamsa_degrees: v.number(),
  /** Whole-sign houses beyond the polar circles, where Placidus has no cusps. */
  house_system: v.picklist(['placidus', 'whole_sign']),
  cusps: v.pipe(v.array(cuspSchema), v.length(12)),
  planets: v.pipe(v.array(kpPlanetSchema), v.length(9)),
  house_significators: v.pipe(v.array(houseSignificatorsSchema), v.length(12)),
  planet_significations: v.pipe(v.array(planetSignificationsSchema), v.length(9)),
  /** Ruling planets of the moment of birth. */
  ruling_planets: v.object({
    ascendant: v.object(lords),
    moon: v.object(lords),
    /** Lord of the weekday, which begins at sunrise. */
    day_lord: grahaField,
    /** Star and sign lord of the ascendant, star and sign lord of the Moon, lord of the day: each once, strongest first. */
    ruling: grahasField,
    /** Rahu and Ketu in a sign of one of these: they act for it. */
    nodes: grahasField,
  }),
});
export type Kp = v.InferOutput<typeof kpSchema>;
