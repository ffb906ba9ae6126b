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
export { antardashaReading, type AntardashaFacts } from './antardashas/index.ts';
export { ascendantLordReading, type AscendantLord } from './ascendant-lords/index.ts';
export { ascendantReading, type AscendantText } from './ascendants/index.ts';
export {
  mangalAspectSentence,
  mangalCancellationSentence,
  mangalFactorSentence,
  manglikSentence,
  pitraReasonSentence,
} from './dosha-reasons/index.ts';
export {
  doshaHowCommon,
  doshaReading,
  doshaRemedies,
  kaalSarpDescendingReading,
  papasamyaMatchReading,
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
export { gayatriMantra, grahaReading, type GrahaText } from './grahas/index.ts';
export { grahaInHouseReading } from './grahas-in-houses/index.ts';
export { grahaInSignReading } from './grahas-in-signs/index.ts';
export {
  factName,
  horoscopeAdvice,
  horoscopeWords,
  leanOf,
  OUTLOOK_AREAS,
  OUTLOOKS,
  sidesOf,
  weightOfEvent,
  withoutEclipsedMoons,
  type HoroscopeAdvice,
  type HoroscopeFact,
  type HoroscopeLine,
  type HoroscopeSource,
  type HoroscopeWords,
  type Outlook,
  type OutlookArea,
} from './horoscope/index.ts';
export { houseLordReading } from './house-lords/index.ts';
export {
  lifeAreaReading,
  lifeAreas,
  type LifeArea,
  type LifeAreaFacts,
  type LifeAreaReading,
  type LifeAreaVerdict,
  type PlacedGraha,
} from './life-areas/index.ts';
export { mahadashaInfluence, mahadashaReading, shareHouseText } from './mahadashas/index.ts';
export { type AgeSpan, type PeriodLord } from './periods/periods.types.ts';
export {
  aggregateReading,
  ashtakootReading,
  ashtakootWord,
  dashakootReading,
  extendedMatchReading,
  kootaExceptionSentence,
  kootaSentence,
  papasamayaPointsSentence,
  poruthamExceptionSentence,
  poruthamSentence,
  rajjuReading,
  vedhaReading,
  type MatchBand,
  type PartnerNames,
} from './matching/index.ts';
export { readingLanguages, type ReadingLanguage } from './language.ts';
export { type Reading } from './reading.ts';
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
export { nakshatraReading, padaReading } from './nakshatras/index.ts';
export { names, type NamePair, type Names } from './names.ts';
export { notice, type NoticeKey } from './notices.ts';
export {
  indianNumberReading,
  missingNumberSentence,
  nameNoticeSentence,
  numerologyMeaning,
  numerologyReading,
} from './numerology/index.ts';
export { openingSentence, type OpeningFacts } from './opening.ts';
export {
  afflictionReading,
  ascendantLordLocation,
  grahaLocation,
  houseLordLocation,
  type AfflictionFacts,
  type PlacementFacts,
} from './placements/index.ts';
export { transitReading, type TransitFacts } from './transits/index.ts';
export {
  yogaBecause,
  yogaCancellationSentence,
  yogaName,
  gradedAdhiRule,
  yogaRule,
  type YogaGraha,
} from './yogas/index.ts';
