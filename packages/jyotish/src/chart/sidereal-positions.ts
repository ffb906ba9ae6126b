import { angles, apparentPosition, trueAyanamsa } from '../sky/index.ts';
import { altitudeOf } from '../sky/altitude.ts';
import type { Horizon } from '../sky/altitude.ts';
import type { Ayanamsa, Body, GeoPlace, Position } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { normaliseDegrees } from './angle.ts';
import type { GrahaId } from './bodies.ts';
import type { SiderealPosition } from './placements.ts';
import type { ChartSettings } from './settings.ts';

/** How fast the sidereal zodiac falls behind the tropical one, nutation included, degrees a day. */
function ayanamsaSpeed(ayanamsa: Ayanamsa, jdTt: JulianDay): number {
  return trueAyanamsa(ayanamsa, jdTt + 0.5) - trueAyanamsa(ayanamsa, jdTt - 0.5);
}

type Direction = Pick<Position, 'longitude' | 'latitude' | 'speed'>;

/**
 * Sidereal positions of the nine grahas; Ketu is opposite Rahu and moves with it.
 * @param offset the true ayanamsa at the instant, degrees
 * @param horizon of the place, which tells what is above it
 */
export function siderealPositions(
  jdTt: JulianDay,
  offset: number,
  { ayanamsa, node }: ChartSettings,
  horizon: Horizon,
): Record<GrahaId, SiderealPosition> {
  const drift = ayanamsaSpeed(ayanamsa, jdTt);
  const sidereal = ({ longitude, latitude, speed }: Direction): SiderealPosition => ({
    longitude: normaliseDegrees(longitude - offset),
    latitude,
    speed: speed - drift,
    isSet: altitudeOf({ longitude, latitude }, horizon) < 0,
  });
  const of = (body: Body): SiderealPosition => sidereal(apparentPosition(body, jdTt));
  const rahu = {
    ...apparentPosition(node === 'mean' ? 'meanNode' : 'trueNode', jdTt),
    latitude: 0,
  };
  return {
    sun: of('sun'),
    moon: of('moon'),
    mars: of('mars'),
    mercury: of('mercury'),
    jupiter: of('jupiter'),
    venus: of('venus'),
    saturn: of('saturn'),
    rahu: sidereal(rahu),
    ketu: sidereal({ ...rahu, longitude: rahu.longitude + 180 }),
  };
}

/**
 * The sidereal degree that rises at an instant, degrees in [0, 360).
 * @param deltaTSeconds TT − UT at the instant, seconds
 */
export function siderealAscendant(
  jdUt: JulianDay,
  place: GeoPlace,
  ayanamsa: Ayanamsa,
  deltaTSeconds: number,
): number {
  const offset = trueAyanamsa(ayanamsa, jdUt + deltaTSeconds / 86_400);
  return normaliseDegrees(angles(jdUt, place, deltaTSeconds).ascendant - offset);
}
