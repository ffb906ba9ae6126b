export {
  ayanaMeaning,
  chandrabalaMeaning,
  choghadiyaMarkMeaning,
  choghadiyaMeaning,
  horaBenefits,
  karanaMeaning,
  lunarMonthMeaning,
  moonStateReading,
  nakshatraSpecial,
  rituMeaning,
  taraMeaning,
  tithiMeaning,
  weekdayMeaning,
  yogaReading,
  type YogaText,
} from './almanac/index.ts';
export { antardashaReading, type AntardashaFacts } from './antardashas.ts';
export {
  ascendantLordReading,
  ascendantReading,
  type AscendantLord,
  type AscendantText,
} from './ascendants.ts';
export {
  comingChange,
  type ComingChange,
  type PeriodBegins,
  type SadeSatiTurn,
  type SlowIngress,
} from './coming-years.ts';
export {
  mangalAspectSentence,
  mangalCancellationSentence,
  mangalFactorSentence,
  mangalFactorSentences,
  manglikSentence,
  pitraReasonSentence,
} from './dosha-reasons/index.ts';
export {
  doshaHowCommon,
  doshaReading,
  doshaRemedies,
  kaalSarpDescendingReading,
  kaalSarpReading,
  mangalState,
  papasamayaState,
  papasamyaMatchReading,
  sadeSatiState,
  type CountedDosha,
  type DoshaId,
  type DoshaStates,
  type KaalSarpState,
  type MangalState,
  type PapasamayaState,
  type PitraState,
  type SadeSatiState,
} from './doshas/index.ts';
export {
  gemAvoidWith,
  gemDisclaimer,
  gemEnergising,
  gemReason,
  gemsReading,
  gemSuits,
  gemVerdictWords,
} from './gemstones/index.ts';
export {
  gayatriMantra,
  grahaInHouseReading,
  grahaInSignReading,
  grahaReading,
  type GrahaText,
} from './grahas.ts';
export {
  eventFacts,
  factName,
  horoscopeAdvice,
  horoscopeHeadline,
  horoscopeWords,
  isOver,
  leanOf,
  OUTLOOK_AREAS,
  OUTLOOKS,
  sidesOf,
  weightOfEvent,
  withoutEclipsedMoons,
  type EventFact,
  type HeadlineFact,
  type HoroscopeAdvice,
  type HoroscopeFact,
  type HoroscopeHeadline,
  type HoroscopeLine,
  type HoroscopeSource,
  type HoroscopeWords,
  type Outlook,
  type OutlookArea,
} from './horoscope/index.ts';
export { houseLordReading } from './house-lords.ts';
export { judgementReading, neechaBhangaSentence, type JudgementText } from './judgement/index.ts';
export {
  lifeAreaReading,
  lifeAreas,
  type LifeArea,
  type LifeAreaFacts,
  type LifeAreaReading,
} from './life-areas/index.ts';
export { mahadashaInfluence, mahadashaReading, shareHouseText } from './mahadashas.ts';
export { type AgeSpan, type JudgedPeriodLord, type PeriodLord } from './periods/periods.types.ts';
export {
  aggregateReading,
  ashtakootReading,
  ashtakootWord,
  coupleAnswer,
  coupleJudgement,
  couplePoints,
  dashakootReading,
  doshaTested,
  extendedMatchReading,
  kootaExceptionSentence,
  kootaSentence,
  navamsaSentences,
  papasamayaPointsSentence,
  partnerPeriods,
  periodBegins,
  poruthamExceptionSentence,
  poruthamSentence,
  rajjuReading,
  seventhHouseSentences,
  significatorSentence,
  vedhaReading,
  type CoupleFacts,
  type CoupleJudgement,
  type CouplePoint,
  type CouplePointId,
  type MatchBand,
  type NavamsaOfMarriage,
  type PartnerJudgement,
  type PartnerNames,
  type PeriodChange,
  type TestedDosha,
} from './matching/index.ts';
export { readingLanguages, type ReadingLanguage } from './language.ts';
export { type Reading } from './reading.ts';
export { ReadingError, type ReadingErrorCode } from './reading-error.ts';
export {
  eclipseName,
  festivalAbout,
  festivalName,
  festivalRule,
  pujaName,
  regionName,
  ruleSourceName,
  traditionName,
} from './festivals/index.ts';
export { muhurtaObstacle, muhurtaReason, type ObstacleText } from './muhurta/index.ts';
export { nakshatraReading, padaReading } from './nakshatras.ts';
export { notice, type NoticeKey } from './notices.ts';
export {
  indianNumberReading,
  missingNumberSentence,
  nameNoticeSentence,
  numerologyMeaning,
  numerologyPhaseReading,
  numerologyReading,
} from './numerology/index.ts';
export { openingSentence, type OpeningFacts } from './opening.ts';
export {
  afflictionReading,
  ascendantLordLocation,
  grahaLocation,
  houseLordLocation,
  type PlacementFacts,
} from './placements/index.ts';
export { transitReading, type TransitFacts } from './transits/index.ts';
export {
  yogaBecause,
  yogaCancellationSentence,
  yogaMeaning,
  yogaName,
  yogaPeriods,
  gradedAdhiRule,
  yogaRule,
  yogaStrength,
  type YogaGraha,
  type YogaPeriod,
} from './yogas/index.ts';
