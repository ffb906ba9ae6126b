import type { Friendship, GrahaId, HouseNumber } from '@jyoti/jyotish';
import type { LifeStage, PeriodLord } from '../periods/periods.types.ts';

/** The two lords of an antardasha, and how they are related. */
export interface AntardashaFacts {
  readonly main: PeriodLord;
  readonly sub: PeriodLord;
  /** the sign of the sub-lord counted from that of the main lord as 1 */
  readonly count: HouseNumber;
  /** natural friendship of the main lord towards the sub-lord, and the reverse */
  readonly views: readonly [Friendship, Friendship];
}

type Sentence = (facts: AntardashaFacts, past: boolean) => string;

/** The sentences on an antardasha in one language. */
export interface AntardashaTexts {
  /** the first of the nine, whose lord is that of the mahadasha */
  readonly same: (facts: AntardashaFacts, past: boolean) => string;
  readonly distance: Readonly<Record<HouseNumber, Sentence>>;
  /** the influence of the sub-lord, from the house it is in and the houses it owns */
  readonly adds: Readonly<
    Record<GrahaId, (facts: AntardashaFacts, stage: LifeStage, past: boolean) => string>
  >;
  /** the combination of the two: easy, mixed, difficult */
  readonly views: (facts: AntardashaFacts, past: boolean) => string | null;
}
