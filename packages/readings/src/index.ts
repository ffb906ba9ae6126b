export { ascendantReading, type AscendantText } from './ascendants/index.ts';
export {
  mangalAspectSentence,
  mangalCancellationSentence,
  mangalFactorSentence,
  pitraReasonSentence,
} from './dosha-reasons/index.ts';
export {
  doshaReading,
  doshaRemedies,
  kaalSarpDescendingReading,
  papasamyaMatchReading,
  type DoshaId,
  type DoshaStates,
  type KaalSarpState,
  type MangalState,
  type PapasamayaState,
  type PapasamyaMatchState,
  type PitraState,
  type SadeSatiState,
} from './doshas/index.ts';
export { gayatriMantra, grahaReading, type GrahaText } from './grahas/index.ts';
export { grahaInHouseReading } from './grahas-in-houses/index.ts';
export { grahaInSignReading } from './grahas-in-signs/index.ts';
export { houseLordReading } from './house-lords/index.ts';
export { mahadashaReading } from './mahadashas/index.ts';
export { readingLanguages, type ReadingLanguage } from './language.ts';
export { type Reading } from './reading.ts';
export { nakshatraReading, padaReading } from './nakshatras/index.ts';
export { names, type NamePair, type Names } from './names.ts';
export { notice, type NoticeKey } from './notices.ts';
export { openingSentence, type OpeningFacts } from './opening.ts';
