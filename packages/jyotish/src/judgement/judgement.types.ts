import type { GrahaId, GrahaPlacement, HouseNumber, PlanetId } from '../chart/index.ts';
import type { FoundYoga } from '../yoga/index.ts';

/** In the best third of all that charts have, in the middle one, or in the last. */
export type Verdict = 'supported' | 'mixed' | 'effort';

/** What a fact is. */
export type JudgementFactId =
  | 'exalted'
  | 'own_sign'
  | 'friendly_sign'
  | 'unfriendly_sign'
  | 'debilitated'
  | 'debilitation_cancelled'
  /** shadbala over what is required: `value` is the ratio */
  | 'shadbala_enough'
  | 'shadbala_short'
  | 'combust'
  /** by sign; `value` is the house */
  | 'good_house'
  | 'growth_house'
  | 'hard_house'
  /** by Sripati's division, where it differs; `value` is that house */
  | 'better_by_chalit'
  | 'worse_by_chalit'
  /** `others` are the grahas that join or aspect it */
  | 'joined_by_benefics'
  | 'joined_by_malefics'
  | 'benefic_aspects'
  | 'malefic_aspects'
  /** `value` is how many; `yogas` are their ids */
  | 'good_yogas'
  | 'bad_yogas'
  /** in its sign, or the sign of a house; `value` is how many */
  | 'many_bindus'
  | 'few_bindus'
  | 'vargottama'
  | 'navamsa_exalted'
  | 'navamsa_own'
  | 'navamsa_debilitated'
  | 'functional_benefic'
  | 'functional_malefic'
  /** how strong the lord of a house is, with `because` */
  | 'lord_strong'
  | 'lord_middling'
  | 'lord_weak'
  | 'lord_at_home'
  | 'lord_good_house'
  | 'lord_hard_house'
  | 'lord_aspect'
  /** in the house, by sign and by Sripati's division */
  | 'helper_in_house'
  | 'hard_in_house'
  | 'hard_that_helps'
  | 'helper_aspect'
  | 'hard_aspect'
  | 'karaka_strong'
  | 'karaka_weak'
  /** `value` is its rank in bhava bala, 1 to 12 */
  | 'bhava_bala_high'
  | 'bhava_bala_low';

/** A fact, and how much it counts. */
export interface PlainFact {
  /** what kind of fact it is */
  readonly id: JudgementFactId;
  /** for above zero, against below */
  readonly weight: number;
  /** of which graha it is, with its place by sign; null if it is of the house itself */
  readonly graha: Pick<GrahaPlacement, 'graha' | 'sign' | 'house'> | null;
  /** the figure behind it, as the id says; null where there is none */
  readonly value: number | null;
  /** other grahas that take part */
  readonly others: readonly GrahaId[];
  /** ids of the yogas that are counted */
  readonly yogas: readonly FoundYoga['id'][];
}

/** A fact of a graha or a house. */
export interface JudgementFact extends PlainFact {
  /** of how strong the lord of a house is: the heaviest of its own facts on that side */
  readonly because: PlainFact | null;
}

/** How strong a graha or a house is, and because of which facts. */
export interface Judged {
  /** which third of all charts it is in */
  readonly verdict: Verdict;
  /** the share of grahas or houses of charts that have less, 0 to 1 */
  readonly score: number;
  /** the sum of the weights */
  readonly sum: number;
  /** facts for it, the heaviest first */
  readonly supports: readonly JudgementFact[];
  /** facts against it, the heaviest first */
  readonly challenges: readonly JudgementFact[];
}

/** A house, judged with its lord and its significator. */
export interface JudgedHouse extends Judged {
  /** 1 to 12 */
  readonly house: HouseNumber;
  /** planet that rules its sign */
  readonly lord: PlanetId;
  /** where the lord is, by sign */
  readonly lordHouse: HouseNumber;
  /** natural significator of the house */
  readonly karaka: PlanetId;
  /** the grahas in its sign */
  readonly occupants: readonly GrahaId[];
  /** the planets that aspect its sign; without the nodes */
  readonly aspectedBy: readonly GrahaId[];
}

/** How much a yoga can do. */
export type YogaStrength = 'strong' | 'middling' | 'weak';

/** A yoga of the chart, judged by the grahas that form it. */
export interface JudgedYoga extends FoundYoga {
  /** that score in one word */
  readonly strength: YogaStrength;
  /** how much it can do, 0 to 1; a half where no graha forms it */
  readonly score: number;
}

/** Every graha, every house and every yoga of a chart. */
export interface Judgement {
  /** by their ids */
  readonly grahas: Readonly<Record<GrahaId, Judged>>;
  /** twelve, the first one first */
  readonly houses: readonly JudgedHouse[];
  /** those that something cancels too, the strongest first */
  readonly yogas: readonly JudgedYoga[];
}
