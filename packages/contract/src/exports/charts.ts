// The kundli and its sections, charts of a year, transits, matching, prashna.
export { settingsSchema, type Settings } from '../settings.ts';
export {
  kundliResponseSchema,
  kundliRequestSchema,
  kundliSections,
  vimshottariResponseSchema,
  vimshottariRequestSchema,
  type BirthEcho,
  type Kundli,
  type KundliInput,
  type KundliRequest,
  type KundliSection,
  type VimshottariData,
  type VimshottariInput,
  type VimshottariRequest,
} from '../kundli.ts';
export type { AstroDetails, Planet, PlanetDetails } from '../planet-details.ts';
export type { Divisional, DivisionalChart } from '../divisional.ts';
export type { Ashtakvarga, Binnashtakvarga } from '../ashtakvarga.ts';
export type { Aspects } from '../aspects.ts';
export {
  bhavaSystems,
  charaKarakas,
  compoundFriendships,
  friendships,
  sevenPlanets,
  yogaGroups,
  type BhavaSystem,
  type CharaKarakaName,
  type CompoundFriendship,
  type PlanetName,
  type YogaGroupName,
} from '../chart-terms.ts';
export {
  yoginiNames,
  type CharDasha,
  type CharDashaSub,
  type YoginiDasha,
  type YoginiName,
} from '../cycle-dashas.ts';
export type {
  AllDashas,
  AntardashaPrediction,
  CurrentDasha,
  CurrentDashaFull,
  DashaPeriod,
  DashaPrediction,
  Dashas,
  RunningPeriod,
  Vimshottari,
} from '../dashas.ts';
export {
  sadesatiNowSchema,
  type Doshas,
  type Kaalsarp,
  type MangalAspectFact,
  type MangalCancellationFact,
  type MangalDosha,
  type MangalFactorFact,
  type Manglik,
  type Papasamaya,
  type PitraReasonFact,
  type Sadesati,
  type SadesatiNow,
  type KantakaStay,
  type SaturnPhase,
} from '../doshas.ts';
export type { BhavaChart, Houses } from '../houses.ts';
export type { Jaimini } from '../jaimini.ts';
export type { Kp, KpCusp, KpHouseSignificators, KpPlanet, KpPlanetSignifications } from '../kp.ts';
export { moonChartSchema, type MoonChart } from '../moon-chart.ts';
export type {
  Ashtottari,
  Kalachakra,
  KalachakraPeriod,
  MoreDashas,
  SeededVimshottari,
} from '../more-dashas.ts';
export {
  lifeAreas,
  lifeAreaVerdicts,
  type AscendantReport,
  type HouseLordReport,
  type LifeAreaName,
  type LifeAreaSummary,
  type PlanetReport,
  type Reports,
} from '../reports.ts';
export { strengthLabels, type StrengthLabel } from '../strength.ts';
export type { PlanetStrength, Strengths } from '../strengths.ts';
export type { Western, WesternBody } from '../western.ts';
export type { YogaRow, Yogas } from '../yogas.ts';
export {
  yearChartResponseSchema,
  yearChartRequestSchema,
  yearsOfLife,
  type YearChart,
  type YearChartInput,
  type YearPlace,
  type YearChartRequest,
  type YearContact,
  type YearHouseYoga,
  type YearLord,
  type YearStrength,
} from '../year-chart.ts';
export {
  transitsResponseSchema,
  transitsRequestSchema,
  transitVerdicts,
  type TransitContact,
  type TransitOverChart,
  type Transits,
  type TransitsInput,
  type TransitsRequest,
  type TransitVerdict,
} from '../transits.ts';
export {
  matchingResponseSchema,
  matchingRequestSchema,
  type KootaExceptionFact,
  type KootaRow,
  type Matching,
  type MatchingInput,
  type MatchingRequest,
  type MoonMatch,
  type MoonMatching,
  type MoonSpan,
} from '../matching.ts';
export { ashtakootKeys, dashakootKeys } from '../kootas.ts';
export { isMoonMatching } from '../is-moon-matching.ts';
export {
  prashnaResponseSchema,
  prashnaRequestSchema,
  type Prashna,
  type PrashnaInput,
  type PrashnaRequest,
} from '../prashna.ts';
