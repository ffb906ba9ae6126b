import { degreeInSign, nakshatraOf, padaOf, signOf } from '../chart/index.ts';
import type { Pada, SignNumber } from '../chart/index.ts';
import { crossingsOf } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { TRANSIT_BODY_IDS } from './bodies.ts';
import type { TransitBodyId } from './bodies.ts';
import { nextSignIngress } from './next-dates.ts';
import { quietDays, searchStep } from './steps.ts';
import { checkInstant, clipInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** Where a body is at an instant. */
export interface TransitPlace {
  /** graha, or Uranus */
  readonly body: TransitBodyId;
  /** sidereal longitude, degrees in [0, 360) */
  readonly longitude: number;
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** degrees in the sign, [0, 30) */
  readonly degree: number;
  /** 1 (Ashwini) to 27 (Revati) */
  readonly nakshatra: number;
  /** quarter of the nakshatra, 1 to 4 */
  readonly pada: Pada;
  /** sidereal motion, degrees a day */
  readonly speed: number;
  /** whether it is retrograde; always for the mean node, never for Sun and Moon */
  readonly retrograde: boolean;
}

/** A place with the stay in its sign. */
export interface TransitPosition extends TransitPlace {
  /** when it entered the sign, Julian day UT; null when that was before 1800 */
  readonly since: JulianDay | null;
  /** when it leaves the sign, Julian day UT; null when that is after 2200 */
  readonly until: JulianDay | null;
}

/**
 * Where one body is.
 * @param body which one
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function placeAt(
  body: TransitBodyId,
  jdUt: JulianDay,
  sky: TransitSky = transitSky(),
): TransitPlace {
  checkInstant(jdUt);
  const look = sky.look(body);
  const longitude = look.at(jdUt);
  const speed = look.speedAt(jdUt);
  return {
    body,
    longitude,
    sign: signOf(longitude),
    degree: degreeInSign(longitude),
    nakshatra: nakshatraOf(longitude).number,
    pada: padaOf(longitude),
    speed,
    retrograde: speed < 0,
  };
}

/**
 * The ten bodies of a transit table, each with the time of its stay in its sign.
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function positionsAt(jdUt: JulianDay, sky: TransitSky = transitSky()): TransitPosition[] {
  return TRANSIT_BODY_IDS.map((body) => ({
    ...placeAt(body, jdUt, sky),
    since: enteredSign(body, jdUt, sky),
    until: nextSignIngress(body, jdUt, sky)?.jdUt ?? null,
  }));
}

/** The last ingress at or before an instant, Julian day UT; null when that was before 1800. */
export function enteredSign(
  body: TransitBodyId,
  jdUt: JulianDay,
  sky: TransitSky,
): JulianDay | null {
  const look = sky.look(body);
  const step = searchStep(body, sky.settings);
  for (let to = jdUt; to > clipInstant(to - 1);) {
    const quiet = quietDays(body, look.at(to) % 30, sky.settings);
    const from = clipInstant(to - Math.max(quiet, step));
    const last = quiet > step ? undefined : crossingsOf(look, 12, from, to, step).at(-1);
    if (last !== undefined) return last.jdUt;
    to = from;
  }
  return null;
}
