import { signFromIndex, signOf } from '../chart/index.ts';
import { crossingsOf, stationsOf } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { TransitBodyId } from './bodies.ts';
import { TURNING_BODY_IDS } from './ingress.ts';
import type { PlanetStation, SignIngress } from './ingress.ts';
import { quietDays, searchStep } from './steps.ts';
import { checkInstant, clipInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/**
 * The first entry of a body into another sign after an instant, whether forward or back by retrograde motion.
 * @param jdUt Julian day, UT
 * @returns null when that is after 2200
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function nextSignIngress(
  body: TransitBodyId,
  jdUt: JulianDay,
  sky: TransitSky = transitSky(),
): SignIngress | null {
  checkInstant(jdUt);
  const look = sky.look(body);
  const step = searchStep(body, sky.settings);
  for (let from = jdUt; from < clipInstant(from + 1);) {
    const quiet = quietDays(body, look.at(from) % 30, sky.settings);
    const to = clipInstant(from + Math.max(quiet, step));
    const first = quiet > step ? undefined : crossingsOf(look, 12, from, to, step)[0];
    if (first !== undefined) {
      const { index, direct } = first;
      return {
        kind: 'sign_ingress',
        body,
        jdUt: first.jdUt,
        from: signFromIndex(index + (direct ? -1 : 1)),
        sign: signFromIndex(index),
        retrograde: !direct,
      };
    }
    from = to;
  }
  return null;
}

/**
 * The first station of a planet after an instant, in the sidereal zodiac like `planetStations`.
 * @param body the Sun, the Moon and the nodes have none
 * @param jdUt Julian day, UT
 * @returns null for a body without stations, and when the station is after 2200
 * @throws JyotishError `out_of_range` outside 1800 to 2200
 */
export function nextStation(
  body: TransitBodyId,
  jdUt: JulianDay,
  sky: TransitSky = transitSky(),
): PlanetStation | null {
  checkInstant(jdUt);
  if (!TURNING_BODY_IDS.some((turning) => turning === body)) return null;
  const look = sky.look(body);
  const step = searchStep(body, sky.settings);
  for (let from = jdUt; from < clipInstant(from + 1);) {
    const to = clipInstant(from + step);
    const first = stationsOf(look, from, to, step)[0];
    if (first !== undefined) {
      const longitude = look.at(first.jdUt);
      return { kind: 'station', body, ...first, longitude, sign: signOf(longitude) };
    }
    from = to;
  }
  return null;
}
