export type { YearParts } from './birth-scale.ts';
export { charaAt, charaDasha } from './chara.ts';
export type { CharaDasha, CharaMahadasha, CharaPeriod } from './chara.ts';
export { CHARA_DEFAULTS } from './chara-lords.ts';
export type { CharaLord, CharaLordCandidate, CharaLordRule, CharaOptions } from './chara-lords.ts';
export type { CycleMahadasha, CyclePeriod, RunningInCycle } from './repeating-cycle.ts';
export * from './vimshottari.ts';
export * from './yogini.ts';
