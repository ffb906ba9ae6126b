import type { GrahaId, HouseNumber, PlanetId, SignNumber } from '@jyoti/jyotish';
import type { AgeSpan, LifeStage, PeriodLord, TensedText } from '../periods/periods.types.ts';

export type ThemesByGraha = Readonly<
  Record<GrahaId, Readonly<Record<'child' | 'grown' | 'elder', TensedText>>>
>;
export type StagesByHouse = Readonly<Record<HouseNumber, Readonly<Record<LifeStage, TensedText>>>>;
export type DignityTexts = Readonly<
  Record<'exalted' | 'own' | 'debilitated', Readonly<Record<PlanetId, TensedText>>>
>;

/** The sentences on a mahadasha in one language. Every function returns complete sentences. */
export interface MahadashaTexts {
  readonly themes: ThemesByGraha;
  /** `{lord}` is its name inside a sentence, `{Lord}` at the beginning of one */
  readonly houses: StagesByHouse;
  /** instead of `houses`, if an earlier lord in the same house already had its text */
  readonly sameHouse: (lord: PeriodLord, before: string, stage: LifeStage, span: AgeSpan) => string;
  readonly dignities: DignityTexts;
  readonly combust: Readonly<Record<Exclude<PlanetId, 'sun'>, TensedText>>;
  /** that it was running at birth */
  readonly fromBirth: string;
  readonly yogakaraka: TensedText;
  /** the houses that the lord owns in addition to the one that it is in; for a node, the lord of its sign */
  readonly owns: (lord: PeriodLord, stage: LifeStage, span: AgeSpan) => string | null;
  /** how the sign of the lord shows, in any life; a second wording for a second graha in that sign */
  readonly inSign: readonly Readonly<Record<SignNumber, (graha: string) => string>>[];
  /** another graha in its sign, in two wordings as well */
  readonly beside: readonly Readonly<Record<GrahaId, (graha: string) => string>>[];
  /** the lord of its sign, in the house where this is */
  readonly host: (lord: PeriodLord, stage: LifeStage) => string | null;
  readonly grahas: Readonly<Record<GrahaId, string>>;
}
