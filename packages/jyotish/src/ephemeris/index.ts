export { EPHEMERIS_BODIES, ephemeris, ephemerisAt } from './ephemeris.ts';
export type { EphemerisRow } from './ephemeris.ts';
export { isoFromJulianDay, julianDayFromIso } from '../time/julian-day.ts';
export type { JulianDay } from '../time/julian-day.ts';
export type { Body, Position, Zodiac } from '../sky/index.ts';
