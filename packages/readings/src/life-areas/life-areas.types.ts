import type { LifeArea, LifeAreaFacts, PlacedGraha } from '@jyoti/jyotish';

export type { LifeArea, LifeAreaFacts, PlacedGraha };

/** Areas of life, in the order of their houses. */
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
] as const satisfies readonly LifeArea[];

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
