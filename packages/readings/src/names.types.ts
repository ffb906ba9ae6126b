import type { GrahaId, SignNumber } from '@jyoti/jyotish';

/** The everyday name, and the name in the texts. */
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
