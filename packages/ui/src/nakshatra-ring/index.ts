export { NakshatraRing, type NakshatraRingProps } from './nakshatra-ring.tsx';
export type { GrahaLongitude } from './nakshatra-ring.logic.ts';
