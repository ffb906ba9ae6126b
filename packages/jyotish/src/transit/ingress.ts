import { signFromIndex, signOf } from '../chart/index.ts';
import type { SignNumber } from '../chart/index.ts';
import { crossingsOf, stationsOf } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { TransitBodyId } from './bodies.ts';
import { searchStep } from './steps.ts';
import { checkSpan, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A body entering a sign. */
export interface SignIngress {
  readonly kind: 'sign_ingress';
  /** what enters */
  readonly body: TransitBodyId;
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** sign that is left */
  readonly from: SignNumber;
  /** sign that is entered */
  readonly sign: SignNumber;
  /** whether it is retrograde, into the previous sign */
  readonly retrograde: boolean;
}

/** A body entering a nakshatra. */
export interface NakshatraIngress {
  readonly kind: 'nakshatra_ingress';
  /** what enters */
  readonly body: TransitBodyId;
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** 1 (Ashwini) to 27 (Revati) */
  readonly from: number;
  /** nakshatra that is entered, 1 to 27 */
  readonly nakshatra: number;
  /** whether it is retrograde, into the previous nakshatra */
  readonly retrograde: boolean;
}

/** A planet at a station, in the sidereal zodiac. */
export interface PlanetStation {
  readonly kind: 'station';
  /** planet that turns */
  readonly body: TransitBodyId;
  /** Julian day, UT */
  readonly jdUt: JulianDay;
  /** its new direction */
  readonly motion: 'retrograde' | 'direct';
  /** sidereal, degrees */
  readonly longitude: number;
  /** where it turns, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
}

/** The bodies that have stations. The swings of the true node are not called stations. */
export const TURNING_BODY_IDS = [
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'uranus',
] as const satisfies readonly TransitBodyId[];

/**
 * Every entry of a body into a sign, returns by retrograde motion included.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns ingresses in (from, to], in order
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function signIngresses(
  body: TransitBodyId,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): SignIngress[] {
  checkSpan(fromJdUt, toJdUt);
  const step = searchStep(body, sky.settings);
  return crossingsOf(sky.track(body), 12, fromJdUt, toJdUt, step).map(
    ({ jdUt, index, direct }) => ({
      kind: 'sign_ingress',
      body,
      jdUt,
      from: signFromIndex(index + (direct ? -1 : 1)),
      sign: signFromIndex(index),
      retrograde: !direct,
    }),
  );
}

/**
 * Every entry of a body into a nakshatra, returns by retrograde motion included.
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns ingresses in (from, to], in order
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function nakshatraIngresses(
  body: TransitBodyId,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): NakshatraIngress[] {
  checkSpan(fromJdUt, toJdUt);
  const step = searchStep(body, sky.settings);
  return crossingsOf(sky.track(body), 27, fromJdUt, toJdUt, step).map(
    ({ jdUt, index, direct }) => ({
      kind: 'nakshatra_ingress',
      body,
      jdUt,
      from: ((index + (direct ? 26 : 1)) % 27) + 1,
      nakshatra: index + 1,
      retrograde: !direct,
    }),
  );
}

/**
 * When a planet turns retrograde or direct in the sidereal zodiac, so that the instant is the one at which the
 * direction of `placeAt` changes. The tropical station lies minutes (Mercury) to three quarters of an hour (Saturn,
 * Uranus) away, because precession moves the equinox.
 * @param body the Sun, the Moon and the nodes have none
 * @param fromJdUt Julian day UT
 * @param toJdUt Julian day UT, later
 * @returns stations in (from, to], in order, alternately retrograde and direct
 * @throws JyotishError `out_of_range` outside 1800 to 2200 or when the span is empty
 */
export function planetStations(
  body: TransitBodyId,
  fromJdUt: JulianDay,
  toJdUt: JulianDay,
  sky: TransitSky = transitSky(),
): PlanetStation[] {
  checkSpan(fromJdUt, toJdUt);
  if (!TURNING_BODY_IDS.some((turning) => turning === body)) return [];
  const track = sky.track(body);
  return stationsOf(track, fromJdUt, toJdUt, searchStep(body, sky.settings)).map(
    ({ jdUt, motion }) => {
      const longitude = track.at(jdUt);
      return { kind: 'station', body, jdUt, motion, longitude, sign: signOf(longitude) };
    },
  );
}
