import { GRAHA_IDS, normaliseDegrees } from '../chart/index.ts';
import type { GrahaId } from '../chart/index.ts';
import { angles, apparentPosition, trueAyanamsa, trueObliquity } from '../sky/index.ts';
import type { Body, GeoPlace } from '../sky/index.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { checkInstant, transitSky } from './transit-sky.ts';
import type { TransitSky } from './transit-sky.ts';

/** A graha as seen from a place. */
export interface GrahaOver {
  readonly graha: GrahaId;
  /** sidereal longitude, degrees in [0, 360) */
  readonly longitude: number;
  /** of its centre above the horizon, degrees: topocentric, without refraction */
  readonly altitude: number;
}

/** The sky over a place at an instant. */
export interface SkyOver {
  readonly jdUt: JulianDay;
  /** sidereal longitude that rises in the east, degrees in [0, 360) */
  readonly ascendant: number;
  readonly grahas: readonly GrahaOver[];
}

const DEGREE = Math.PI / 180;
/** Equatorial radius of the Earth (IAU 1976), au. */
const EARTH_RADIUS = 6_378.14 / 149_597_870.7;

/**
 * The altitude of a body as seen from a place, degrees (Meeus, Astronomical Algorithms, ch. 13 and 40).
 * @param from ecliptic position of date, degrees; its distance in au, `Infinity` for a point of the sky
 */
function altitudeOf(
  from: { longitude: number; latitude: number; distance: number },
  obliquity: number,
  siderealTime: number,
  place: GeoPlace,
): number {
  const [lambda, beta, epsilon] = [from.longitude, from.latitude, obliquity].map(
    (angle) => angle * DEGREE,
  ) as [number, number, number];
  const rightAscension = Math.atan2(
    Math.sin(lambda) * Math.cos(epsilon) - Math.tan(beta) * Math.sin(epsilon),
    Math.cos(lambda),
  );
  const sine =
    Math.sin(beta) * Math.cos(epsilon) + Math.cos(beta) * Math.sin(epsilon) * Math.sin(lambda);
  const declination = Math.asin(sine);
  const hourAngle = siderealTime * DEGREE - rightAscension;
  const latitude = place.latitude * DEGREE;
  const geocentric = Math.asin(
    Math.sin(latitude) * sine + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle),
  );
  // Seen from the surface a body is lower than from the centre: the Moon by up to a degree.
  const parallax = Math.asin((EARTH_RADIUS / from.distance) * Math.cos(geocentric));
  return (geocentric - parallax) / DEGREE;
}

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
        altitude: altitudeOf(from, obliquity, siderealTime, place),
      };
    }),
  };
}
