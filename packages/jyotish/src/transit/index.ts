export { TRANSIT_BODY_IDS } from './bodies.ts';
export type { TransitBodyId } from './bodies.ts';
export { lunarEclipseFrom, solarEclipseFrom } from './eclipse-at-place.ts';
export type {
  EclipseVisibility,
  LunarEclipseAtPlace,
  SolarEclipseAtPlace,
} from './eclipse-at-place.ts';
export { eclipses } from './eclipses.ts';
export type { Eclipse, LunarEclipse, SolarEclipse } from './eclipses.ts';
export { TURNING_BODY_IDS, nakshatraIngresses, planetStations, signIngresses } from './ingress.ts';
export type { NakshatraIngress, PlanetStation, SignIngress } from './ingress.ts';
export { MOON_PHASES, lunations } from './lunation.ts';
export type { Lunation, MoonPhase } from './lunation.ts';
export type { LunarEclipseFacts, LunarEclipseType } from './lunar-eclipse.ts';
export { placeAt, positionsAt } from './positions.ts';
export type { TransitPlace, TransitPosition } from './positions.ts';
export type { EclipsePhase } from './shadow.ts';
export type { SolarEclipseFacts, SolarEclipseType } from './solar-eclipse.ts';
export { isSeenFromIndia } from './seen-from-india.ts';
export { clipInstant, transitSky } from './transit-sky.ts';
export type { TransitSky } from './transit-sky.ts';
export { AREA_RULES, FORECAST_AREAS } from './area-score.ts';
export type { AreaRule, AreaScore, ForecastArea, ScoreReason, ScoreTerm } from './area-score.ts';
export { civilSpan } from './civil-span.ts';
export type { CivilSpan } from './civil-span.ts';
export { agreeingSigns, challengingSigns } from './compatible-sign.ts';
export { combustions } from './combustion-events.ts';
export type { CombustionEvent } from './combustion-events.ts';
export { ALL_EVENTS, eventsBetween } from './events.ts';
export type { EventChoice, TransitEvent } from './events.ts';
export { gocharaAt, gocharaOf, gocharaVerdict, grahaSigns } from './gochara.ts';
export type {
  BindusBySign,
  GocharaEffect,
  GocharaRow,
  GocharaVerdict,
  SignsOfGrahas,
} from './gochara.ts';
export { CONTACT_ORB, natalTransits } from './natal-transits.ts';
export type {
  NatalContact,
  NatalPoint,
  NatalTransit,
  NatalTransitOptions,
} from './natal-transits.ts';
export { kakshyaTransits } from './kakshya-transits.ts';
export type { KakshyaTransit } from './kakshya-transits.ts';
export { heliacalEvents } from './heliacal-events.ts';
export type { HeliacalEvent } from './heliacal-events.ts';
export { nextSignIngress, nextStation } from './next-dates.ts';
export { VEDHA } from './gochara-rules.ts';
export type { VedhaRow } from './gochara-rules.ts';
export { signForecast, signForecastIn } from './sign-forecast.ts';
export type { ForecastEvent, SignForecast } from './sign-forecast.ts';
export { FORECAST_PERIODS, spanSky } from './span-sky.ts';
export type { ForecastPeriod, SkyAt, SpanSky } from './span-sky.ts';
export { skyOver } from './sky-over.ts';
export type { GrahaOver, SkyOver } from './sky-over.ts';
export { skyToday } from './sky-today.ts';
export type { SkyToday } from './sky-today.ts';
export { favourableHora, luckyNumber } from './lucky-of-day.ts';
export type { LuckyNumber } from './lucky-of-day.ts';
export { planetStrengths } from './strongest.ts';
export type { PlanetStrength, StrengthReason } from './strongest.ts';
export { transitHits } from './transit-hits.ts';
export type {
  CuspHit,
  HouseIngress,
  NatalHit,
  TransitHit,
  TransitHitOptions,
} from './transit-hits.ts';
