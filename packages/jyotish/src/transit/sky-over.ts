import { GRAHA_IDS, normaliseDegrees } from '../chart/index.ts';
import type { GrahaId } from '../chart/index.ts';
import { angles, apparentPosition, trueAyanamsa, trueObliquity } from '../sky/index.ts';
import { altitudeOf } from '../sky/altitude.ts';
import type { Body, GeoPlace } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { checkInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A graha as seen from a place. */
export interface GrahaOver {
  /** which of the nine */
  readonly graha: GrahaId;
  /** sidereal longitude, degrees in [0, 360) */
  readonly longitude: number;
  /** of its centre above the horizon, degrees: topocentric, without refraction */
  readonly altitude: number;
}

/** The sky over a place at an instant. */
export interface SkyOver {
  /** instant, Julian day UT */
  readonly jdUt: JulianDay;
  /** sidereal longitude that rises in the east, degrees in [0, 360) */
  readonly ascendant: number;
  /** all nine, those below the horizon too */
  readonly grahas: readonly GrahaOver[];
}

const DEGREE = Math.PI / 180;
/** Equatorial radius of the Earth (IAU 1976), au. */
const EARTH_RADIUS = 6_378.14 / 149_597_870.7;

/**
 * An altitude as seen from the surface, where a body is lower than from the Earth's centre: the Moon by up to a degree (Meeus,
 * Astronomical Algorithms, ch. 40).
 * @param altitude degrees; @param distance au, `Infinity` for a point of the sky
 */
const seenFromSurface = (altitude: number, distance: number): number =>
  altitude - Math.asin((EARTH_RADIUS / distance) * Math.cos(altitude * DEGREE)) / DEGREE;

/**
 * What rises over a place and where the nine grahas are there.
 * @param jdUt Julian day, UT
 * @throws JyotishError `out_of_range` outside 1800 to 2200, `invalid_place` for invalid coordinates
 */
export function skyOver(jdUt: JulianDay, place: GeoPlace, sky: TransitSky = transitSky()): SkyOver {
  checkInstant(jdUt);
  const { ayanamsa, node } = sky.settings;
  const jdTt = jdUt + deltaT(jdUt) / 86_400;
  const obliquity = trueObliquity(jdTt);
  const { ascendant, siderealTime } = angles(jdUt, place);
  const horizon = { siderealTime, obliquity, latitude: place.latitude };
  const lag = trueAyanamsa(ayanamsa, jdTt);
  const nodeBody: Body = node === 'mean' ? 'meanNode' : 'trueNode';

  const tropical = (graha: GrahaId) => {
    if (graha === 'rahu' || graha === 'ketu') {
      const { longitude } = apparentPosition(nodeBody, jdTt);
      const opposite = graha === 'ketu' ? 180 : 0;
      return { longitude: longitude + opposite, latitude: 0, distance: Infinity };
    }
    return apparentPosition(graha, jdTt);
  };

  return {
    jdUt,
    ascendant: normaliseDegrees(ascendant - lag),
    grahas: GRAHA_IDS.map((graha) => {
      const from = tropical(graha);
      return {
        graha,
        longitude: normaliseDegrees(from.longitude - lag),
        altitude: seenFromSurface(altitudeOf(from, horizon), from.distance),
      };
    }),
  };
}
