import type { GrahaId, SignNumber } from '@jyoti/jyotish';

/** What a thing is called every day, and what the texts call it. */
export interface NamePair {
  common: string;
  sanskrit: string;
}

export interface Names {
  /** 1 (Aries, Mesha) to 12 (Pisces, Meena) */
  signs: Record<SignNumber, NamePair>;
  grahas: Record<GrahaId, NamePair>;
  /** 27, from Ashwini */
  nakshatras: readonly string[];
  /** twelve, from January */
  months: readonly string[];
}
