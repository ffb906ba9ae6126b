import type { GrahaId, HouseNumber, Judged, PlanetId, SignNumber } from '@jyoti/jyotish';
import type { DignityFacts } from '../dignities.ts';

/** The lord of a period, with its placement at birth. */
export interface PeriodLord extends DignityFacts {
  /** who rules the period */
  readonly graha: GrahaId;
  /** where it is at birth, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** where it is at birth, from the ascendant */
  readonly house: HouseNumber;
  /** houses that it owns, in order; none for a node */
  readonly rules: readonly HouseNumber[];
  /** closer to the Sun than its orb */
  readonly combust: boolean;
  /** whether it owns a kendra and a trikona for this ascendant */
  readonly yogakaraka: boolean;
  /** the other grahas in its sign */
  readonly joinedBy: readonly GrahaId[];
  /** the lord of its sign, with the house that this lord is in */
  readonly signLord: {
    /** planet that rules the sign */
    readonly graha: PlanetId;
    /** whole-sign house of that planet */
    readonly house: HouseNumber;
  };
}

/** The lord of a mahadasha, with how strong it is at birth. */
export interface JudgedPeriodLord extends PeriodLord {
  /** how strong it is in the chart */
  readonly judged: Judged;
}

/** A period by the age of the person, years of 365.25 days. */
export interface AgeSpan {
  /** negative if the period was running at birth */
  readonly from: number;
  /** age at its end, years */
  readonly to: number;
  /** the age today */
  readonly now: number;
}

export type LifeStage = 'child' | 'young' | 'adult' | 'elder';
