export {
  coupleJudgement,
  type CoupleJudgement,
  type CouplePoint,
  type CouplePointId,
  type NavamsaOfMarriage,
  type PartnerJudgement,
} from './couple-judgement.ts';
export { ashtakootWord } from './bands.ts';
export type { MatchBand, PartnerNames } from './matching.types.ts';
export {
  coupleAnswer,
  couplePoints,
  doshaTested,
  navamsaSentences,
  partnerPeriods,
  periodBegins,
  seventhHouseSentences,
  significatorSentence,
  type CoupleFacts,
  type PeriodChange,
  type TestedDosha,
} from './couple.ts';
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
