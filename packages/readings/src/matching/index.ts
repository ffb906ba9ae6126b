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
