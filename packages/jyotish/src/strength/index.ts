export * from './ashtakavarga-tables.ts';
export { ashtakavarga, ashtakavargaSigns, pointsByHouse } from './ashtakavarga.ts';
export type {
  Ashtakavarga,
  AshtakavargaSigns,
  Bhinnashtakavarga,
  SignPoints,
} from './ashtakavarga.ts';
export * from './kakshya.ts';
export * from './pinda.ts';
export * from './shodhana.ts';
export { bhavaBala, bhavaBalaOf, bhavaDig } from './bhava-bala.ts';
export type { BhavaBala } from './bhava-bala.ts';
export { ayanaBala, krantiOf } from './ayana-bala.ts';
export { cheshtaBala, moonCheshta, sunCheshta } from './cheshta-bala.ts';
export { benefics, drishtiOn, drishtiVirupas } from './drishti.ts';
export type { DrishtiSum } from './drishti.ts';
export type { KalaBala, KalaParts } from './kala-bala.ts';
export { meanMotionOf, STAR_PLANETS } from './mean-longitudes.ts';
export type { MeanMotion, StarPlanet } from './mean-longitudes.ts';
export { phalaOf, shadbala, shadbalaOf } from './shadbala.ts';
export type { PlanetShadbala, Shadbala } from './shadbala.ts';
export { shadbalaFacts } from './shadbala-facts.ts';
export type { DayThird, ShadbalaFacts, ShadbalaNotice } from './shadbala-facts.ts';
export * from './shadbala-settings.ts';
export { uchchaBala } from './sthana-bala.ts';
export type { SthanaBala } from './sthana-bala.ts';
export { timeLordsOf } from './time-lords.ts';
export type { TimeLords } from './time-lords.ts';
export { vargaRelation } from './varga-relation.ts';
export type { GrahaLongitudes, VargaRelation } from './varga-relation.ts';
export * from './vimsopaka.ts';
export { planetaryWars } from './yuddha-bala.ts';
export type { PlanetaryWar } from './yuddha-bala.ts';
