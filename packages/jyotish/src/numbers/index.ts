export { inLatinLetters } from './latin.ts';
export type { LatinName } from './latin.ts';
export type { CountedLetter, LetterKind, NumberSystem } from './letters.ts';
export { indianNumbersOf } from './moolank.ts';
export type { IndianNumbers, ReducedNumber } from './moolank.ts';
export { NUMEROLOGY_CATEGORIES, numerologyOf } from './numerology.ts';
export type {
  AbsentNumber,
  FoundNumber,
  MissingNumber,
  NameNotice,
  Numerology,
  NumerologyCategory,
  NumerologyInput,
  NumerologyNumber,
} from './numerology.ts';
export { numerologyPhasesOf } from './phases.ts';
export type { NumerologyPhase, NumerologyPhases } from './phases.ts';
export { isMaster, reductionOf } from './reduce.ts';
export type { MasterNumber, ReductionStep } from './reduce.ts';
