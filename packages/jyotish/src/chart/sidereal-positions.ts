import { apparentPosition, trueAyanamsa } from '../sky/index.ts';
import type { Ayanamsa, Body, Position } from '../sky/index.ts';
import type { JulianDay } from '../time/index.ts';
import { normaliseDegrees } from './angle.ts';
import type { GrahaId } from './bodies.ts';
import type { SiderealPosition } from './placements.ts';
import type { ChartSettings } from './settings.ts';

/** How fast the sidereal zodiac falls behind the tropical one, nutation included, degrees a day. */
function ayanamsaSpeed(ayanamsa: Ayanamsa, jdTt: JulianDay): number {
  return trueAyanamsa(ayanamsa, jdTt + 0.5) - trueAyanamsa(ayanamsa, jdTt - 0.5);
}

/**
 * Sidereal positions of the nine grahas; Ketu is opposite Rahu and moves with it.
 * @param offset the true ayanamsa at the instant, degrees
 */
export function siderealPositions(
  jdTt: JulianDay,
  offset: number,
  { ayanamsa, node }: ChartSettings,
): Record<GrahaId, SiderealPosition> {
  const drift = ayanamsaSpeed(ayanamsa, jdTt);
  const sidereal = (position: Position): SiderealPosition => ({
    longitude: normaliseDegrees(position.longitude - offset),
    latitude: position.latitude,
    speed: position.speed - drift,
  });
  const of = (body: Body): SiderealPosition => sidereal(apparentPosition(body, jdTt));
  const rahu = { ...of(node === 'mean' ? 'meanNode' : 'trueNode'), latitude: 0 };
  return {
    sun: of('sun'),
    moon: of('moon'),
    mars: of('mars'),
    mercury: of('mercury'),
    jupiter: of('jupiter'),
    venus: of('venus'),
    saturn: of('saturn'),
    rahu,
    ketu: { ...rahu, longitude: normaliseDegrees(rahu.longitude + 180) },
  };
}
