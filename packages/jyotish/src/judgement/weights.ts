import type { Dignity, FunctionalNature } from '../chart/index.ts';

/*
 * How much each fact counts for a graha or a house (above zero) or against it (below). Which facts count, and which of two
 * of one kind counts more, is written in the texts named here; no text gives figures for all of them together, so the
 * figures are ours. `docs/rules/judgement.md` has them as tables.
 */

/** By sign: the order of BPHS 3, 49–54 and of the states of light (45, 7–10), the proportions of saptavargaja bala (27, 2–4). */
export const OF_DIGNITY: Readonly<Record<Dignity, number>> = {
  exalted: 3,
  moolatrikona: 2.5,
  own: 2,
  great_friend: 1,
  friend: 0.5,
  neutral: 0,
  enemy: -0.75,
  great_enemy: -1.25,
  debilitated: -3,
};

/** By the houses that it rules (BPHS 34). */
export const OF_NATURE: Readonly<Record<FunctionalNature, number>> = {
  yogakaraka: 1,
  highly_benefic: 0.5,
  benefic: 0.5,
  neutral: 0,
  maraka: -0.25,
  malefic: -0.25,
  highly_malefic: -0.5,
};

/** What counts for a graha. */
export const OF_GRAHA = {
  /** instead of a debilitation that is cancelled, for each rule by which it is (Phaladeepika 7, 26–30), up to `cancelledMost` */
  debilitationCancelled: 0.5,
  cancelledMost: 1.5,
  /** for each whole multiple of the rupas that it needs above or below one (BPHS 27, 32–33), up to `shadbalaMost` */
  shadbala: 5,
  shadbalaMost: 3,
  /** "angry" (BPHS 45, 7–10); the orbs of Surya Siddhanta 9 */
  combust: -2,
  /** kendra or trikona; 3, 6 and 11 for a malefic; 6, 8 or 12 (BPHS 34; Phaladeepika 15) */
  goodHouse: 1,
  growthHouse: 0.5,
  hardHouse: -1,
  /** each benefic or malefic in its sign or aspecting it (BPHS 45, 7–10 and 26; drik bala 27, 19) */
  beneficWith: 0.5,
  maleficWith: -0.5,
  jupiterAspect: 1,
  beneficAspect: 0.5,
  maleficAspect: -0.75,
  /** for each yoga that acts and that it takes part in, up to `yogasMost` */
  yoga: 0.25,
  yogasMost: 1.25,
  /** for each bindu of its own ashtakavarga above or below four in its sign (Brihat Jataka 9; BPHS 66), up to `bindusMost` */
  bindu: 0.5,
  bindusMost: 1.5,
  /** rashi and navamsa are one sign (Brihat Jataka 1, 14) */
  vargottama: 1,
  /** navamsa of exaltation, own sign, debilitation (saptavargaja bala: BPHS 27, 2–4) */
  navamsaExalted: 1,
  navamsaOwn: 0.75,
  navamsaDebilitated: -1,
} as const;

/** What counts for a house: its lord, occupants, aspects, significator (BPHS 11 to 23), bhava bala and ashtakavarga. */
export const OF_HOUSE = {
  /** for the strongest lord, and against it for the weakest, by its score */
  lord: 3,
  /** where the lord is, half by sign and half by Sripati's division; a difficult house neither gains from a good place of its lord nor suffers from a difficult one */
  lordAtHome: 3,
  lordInGoodHouse: 1.5,
  lordInHardHouse: -1.5,
  /** each occupant; malefics help in 3, 6, 10 and 11, and in dignity anywhere (Phaladeepika 15; BPHS 34) */
  helper: 1.5,
  hardThatHelps: 1,
  hard: -1.5,
  /** share of an occupant that is in this house by sign only, or by Sripati's division only */
  chalit: 0.5,
  /** aspects on it, none by malefics on 3, 6, 10 and 11 */
  lordAspect: 1.5,
  jupiterAspect: 1.5,
  beneficAspect: 0.75,
  saturnAspect: -1.25,
  marsAspect: -1,
  /** its significator, if it is not its lord and not in it (Phaladeepika 15, 17) */
  karaka: 1.25,
  /** for each rank in bhava bala above or below the middle of the twelve (BPHS 27, 26–29) */
  rank: 0.7,
  /** for each bindu of all seven above 30 or below 25 (BPHS 72), up to `bindusMost` */
  bindu: 0.35,
  bindusMost: 1.5,
  /** for each yoga that acts and names the house or its lord as such, up to `yogasMost` */
  yoga: 0.3,
  yogasMost: 1.2,
} as const;
