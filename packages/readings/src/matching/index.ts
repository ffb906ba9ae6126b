export { ashtakootWord } from './bands.ts';
export type { MatchBand, PartnerNames } from './matching.types.ts';
export { kootaExceptionSentence, kootaSentence } from './koota-sentences.ts';
export {
  aggregateReading,
  ashtakootReading,
  dashakootReading,
  extendedMatchReading,
  papasamayaPointsSentence,
  rajjuReading,
  vedhaReading,
} from './match-summary.ts';
export { poruthamExceptionSentence, poruthamSentence } from './porutham-sentences.ts';
