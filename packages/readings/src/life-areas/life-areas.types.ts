import type { Dignity, GrahaId, HouseNumber, PlanetId, SignNumber } from '@jyoti/jyotish';

/** Areas of life, in the order of their houses. `learning` is the fifth house of a child, `children` that of an adult. */
export const lifeAreas = [
  'self',
  'money',
  'siblings',
  'home',
  'children',
  'learning',
  'health',
  'partner',
  'faith',
  'work',
] as const;
export type LifeArea = (typeof lifeAreas)[number];

/** A graha with its position at birth. */
export interface PlacedGraha<Id extends GrahaId = GrahaId> {
  readonly graha: Id;
  readonly sign: SignNumber;
  readonly house: HouseNumber;
  /** null for a node */
  readonly dignity: Dignity | null;
  readonly combust: boolean;
}

/** The facts that the summary of an area weighs. */
export interface LifeAreaFacts {
  readonly area: LifeArea;
  readonly house: HouseNumber;
  readonly lord: PlacedGraha<PlanetId>;
  /** the grahas in the house */
  readonly occupants: readonly PlacedGraha[];
  /** the planets that aspect the house; without the nodes */
  readonly aspectedBy: readonly PlacedGraha[];
  /** the natural significator of the area (Phaladeepika 15) */
  readonly karaka: PlacedGraha<PlanetId>;
  /** the Moon is waxing or within three days of full, and counts as a benefic */
  readonly isMoonBright: boolean;
}

export type LifeAreaVerdict = 'supported' | 'mixed' | 'effort';

export type FactorKind =
  | 'lord_exalted'
  | 'lord_own_sign'
  | 'lord_at_home'
  | 'lord_good_house'
  | 'lord_hard_house'
  | 'lord_debilitated'
  | 'lord_unfriendly'
  | 'lord_combust'
  | 'helper_in_house'
  | 'hard_in_house'
  | 'hard_that_helps'
  | 'helper_aspect'
  | 'hard_aspect'
  | 'lord_aspect'
  | 'karaka_strong'
  | 'karaka_weak';

/** One fact, and how much it counts for (above zero) or against (below). */
export interface Factor {
  readonly kind: FactorKind;
  readonly graha: PlacedGraha;
  readonly weight: number;
}

/** Texts of an area. */
export interface LifeAreaReading {
  readonly verdict: LifeAreaVerdict;
  readonly summary: string;
  /** which fact weighs most, against which other, and why */
  readonly weighing: string;
  readonly supports: readonly string[];
  readonly challenges: readonly string[];
}
