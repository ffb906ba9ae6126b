import { signFromIndex } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { trueAyanamsa, trueObliquity } from '../sky/index.ts';
import type { Ayanamsa, GeoPlace } from '../sky/index.ts';
import { checkPlace } from '../sky/angles.ts';
import { DEGREE, normalizeDegrees } from '../sky/constants.ts';
import { greenwichSiderealTime, ttFromUt } from '../sky/sidereal-time.ts';
import type { JulianDay } from '../time/index.ts';
import type { TimeSpan } from './limb-spans.ts';

/** The time in which a sign rises: the lagna of everything that begins then. */
export interface LagnaSpan extends TimeSpan {
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
}

/** How fast the sidereal time of a place grows, degrees a day of UT (Explanatory Supplement, ch. 3). */
const SIDEREAL_RATE = 360.985647366;

/**
 * The rising signs of a stretch of time, each with its true beginning and end, which may lie outside.
 * The instants follow from the oblique ascension of each sign's first degree (Surya Siddhanta 3,
 * 42-47), with the obliquity and ayanamsa of the middle of the stretch: exact to 0.1 s over a few days.
 * @param from Julian day UT
 * @param to Julian day UT, later
 * @param place degrees, east and north positive
 * @returns null within the polar circles, where some signs never rise
 * @throws JyotishError `invalid_place`
 */
export function lagnasBetween(
  from: JulianDay,
  to: JulianDay,
  place: GeoPlace,
  ayanamsa: Ayanamsa = 'lahiri',
): LagnaSpan[] | null {
  checkPlace(place);
  const middleTt = ttFromUt((from + to) / 2);
  const obliquity = trueObliquity(middleTt) * DEGREE;
  if (Math.abs(place.latitude) * DEGREE + obliquity >= Math.PI / 2) return null;
  const offset = trueAyanamsa(ayanamsa, middleTt);
  const sidereal = greenwichSiderealTime(from, ttFromUt(from)) + place.longitude;
  const days = Math.ceil(to - from) + 1;
  const rises = Array.from({ length: 12 }, (_, index) => {
    const lead = siderealTimeOfRise(30 * index + offset, obliquity, place.latitude) - sidereal;
    const first = from + normalizeDegrees(lead) / SIDEREAL_RATE;
    return Array.from({ length: days + 1 }, (__, day) => ({
      sign: signFromIndex(index),
      startJdUt: first + ((day - 1) * 360) / SIDEREAL_RATE,
    }));
  }).flat();
  rises.sort((a, b) => a.startJdUt - b.startJdUt);
  return rises
    .slice(0, -1)
    .map((rise, at) => ({ ...rise, endJdUt: rises[at + 1]!.startJdUt }))
    .filter(({ startJdUt, endJdUt }) => startJdUt < to && endJdUt > from);
}

/** Sidereal time of a place, degrees, at which a tropical degree of the ecliptic rises. */
function siderealTimeOfRise(longitude: number, obliquity: number, latitude: number): number {
  const lambda = longitude * DEGREE;
  const ascension = Math.atan2(Math.sin(lambda) * Math.cos(obliquity), Math.cos(lambda));
  const declination = Math.asin(Math.sin(lambda) * Math.sin(obliquity));
  const difference = Math.asin(Math.tan(latitude * DEGREE) * Math.tan(declination));
  return (ascension - difference) / DEGREE - 90;
}
