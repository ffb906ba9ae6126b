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
export type { Phase } from './shadow.ts';
export type { SolarEclipseFacts, SolarEclipseType } from './solar-eclipse.ts';
export { clipInstant, transitSky } from './transit-sky.ts';
export type { TransitSky } from './transit-sky.ts';
