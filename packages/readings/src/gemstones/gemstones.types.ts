import type { Gem, GemAffliction, GemGuard, GemRole, GrahaId, HouseNumber } from '@jyoti/jyotish';

/** Why a gem is considered: one of the three stones, a node in its own period, or none of these. */
export type GemPlace = GemRole | 'own_mahadasha' | 'own_antardasha' | 'lord' | 'node';

/** Sentences on gems with placeholders, and the words that fill them. */
export interface GemstoneTexts {
  /** BCP 47: how a list of words is joined */
  readonly locale: string;
  readonly places: Readonly<Record<GemPlace, string>>;
  /** one of the houses that its graha rules, within a sentence */
  readonly ownedHouse: string;
  /** where its graha is */
  readonly house: string;
  /** used if nothing counts against it; worded differently for a yogakaraka */
  readonly advised: { readonly plain: string; readonly yogakaraka: string };
  /** added for an advised stone whose lord has one weakness, which is not an exclusion rule */
  readonly oneAffliction: string;
  readonly guards: Readonly<Record<GemGuard['code'], string>>;
  /** added after the exclusion rules of one of the three stones */
  readonly notAdvised: string;
  readonly energising: Readonly<Record<GrahaId, string>>;
  readonly suits: { readonly some: string; readonly none: string };
  readonly avoidWith: string;
  /** conclusion on the three stones; `{gem}` is the one to begin with, `{others}` what follows */
  readonly summary: {
    readonly one: string;
    readonly more: string;
    readonly none: string;
  };
  /** the limits of the tradition of gems */
  readonly disclaimer: string;
  /** separator between two sentences */
  readonly between: string;
  /** as they are written within a sentence */
  readonly gems: Readonly<Record<Gem, string>>;
  readonly grahas: Readonly<Record<GrahaId, string>>;
  readonly houses: Readonly<Record<HouseNumber, string>>;
  readonly afflictions: Readonly<Record<GemAffliction, string>>;
}
