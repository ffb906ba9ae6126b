/** The nine grahas in the order that is used everywhere: the weekday order, then the nodes. */
export const GRAHA_IDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

/** One of the nine grahas. */
export type GrahaId = (typeof GRAHA_IDS)[number];

/** A value for each of the nine grahas, in their order. */
export function eachGraha<Value>(value: (graha: GrahaId) => Value): Record<GrahaId, Value> {
  return Object.fromEntries(GRAHA_IDS.map((graha) => [graha, value(graha)])) as Record<
    GrahaId,
    Value
  >;
}

/** The seven grahas that own signs and weekdays. */
export const PLANET_IDS = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const satisfies readonly GrahaId[];

/** One of the seven grahas that own signs and weekdays. */
export type PlanetId = (typeof PLANET_IDS)[number];

/** Malefics by nature, whatever their company (BPHS ch. 3, 11). The waning Moon, and Mercury among malefics, are judged apart. */
export const NATURAL_MALEFICS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];

/** The ascendant and the nine grahas: keys 0 to 9 of a chart, in this order. */
export const BODY_IDS = ['ascendant', ...GRAHA_IDS] as const;

/** The ascendant or a graha. */
export type BodyId = (typeof BODY_IDS)[number];

/** Names of a body. */
export interface BodyName {
  /** two letters, as charts print them */
  readonly abbreviation: string;
  /** usual English name */
  readonly english: string;
  /** Sanskrit in plain Latin letters */
  readonly sanskrit: string;
}

/** Names of the ascendant and the nine grahas. */
export const BODY_NAMES: Readonly<Record<BodyId, BodyName>> = {
  ascendant: { abbreviation: 'As', english: 'Ascendant', sanskrit: 'Lagna' },
  sun: { abbreviation: 'Su', english: 'Sun', sanskrit: 'Surya' },
  moon: { abbreviation: 'Mo', english: 'Moon', sanskrit: 'Chandra' },
  mars: { abbreviation: 'Ma', english: 'Mars', sanskrit: 'Mangala' },
  mercury: { abbreviation: 'Me', english: 'Mercury', sanskrit: 'Budha' },
  jupiter: { abbreviation: 'Ju', english: 'Jupiter', sanskrit: 'Guru' },
  venus: { abbreviation: 'Ve', english: 'Venus', sanskrit: 'Shukra' },
  saturn: { abbreviation: 'Sa', english: 'Saturn', sanskrit: 'Shani' },
  rahu: { abbreviation: 'Ra', english: 'Rahu', sanskrit: 'Rahu' },
  ketu: { abbreviation: 'Ke', english: 'Ketu', sanskrit: 'Ketu' },
};
