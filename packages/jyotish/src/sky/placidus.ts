import type { JulianDay } from '../time/julian-day.ts';
import { angles, checkPlace, midheavenAt } from './angles.ts';
import type { GeoPlace } from './angles.ts';
import { DEGREE, normalizeDegrees, signedDegrees } from './constants.ts';
import { trueObliquity } from './precession.ts';
import { ttFromUt } from './sidereal-time.ts';

/** Halvings of half a turn until less than 1e-9 degrees are left. */
const HALVINGS = 38;

/**
 * The twelve cusps of Placidus: tropical of date, degrees, the first one the ascendant. The point on a cusp has covered
 * a third or two thirds of its own arc between meridian and horizon (Placidus de Titis, Physiomathematica, 1650).
 * @param deltaTSeconds TT - UT in seconds, to override the engine's own table.
 * @returns null beyond the polar circles, where some points of the ecliptic never rise or set.
 * @throws JyotishError `invalid_place`.
 */
export function placidusCusps(
  jdUt: JulianDay,
  place: GeoPlace,
  deltaTSeconds?: number,
): readonly number[] | null {
  const { ascendant, siderealTime } = angles(jdUt, place, deltaTSeconds);
  const obliquity = trueObliquity(ttFromUt(jdUt, deltaTSeconds));
  return cuspsAt(ascendant, siderealTime, obliquity, place.latitude);
}

/**
 * The cusps of Placidus for a given ascendant: those of the sidereal time at which that degree rises at the latitude,
 * with the obliquity of the instant. The instant itself need not be that time: a horary number gives the ascendant.
 * @param ascendant tropical of date, degrees
 * @param jdUt the instant, Julian day UT; only the obliquity depends on it
 * @param deltaTSeconds TT - UT in seconds, to override the engine's own table.
 * @returns null beyond the polar circles, where some degrees never rise.
 * @throws JyotishError `invalid_place`.
 */
export function placidusCuspsOfAscendant(
  ascendant: number,
  jdUt: JulianDay,
  place: GeoPlace,
  deltaTSeconds?: number,
): readonly number[] | null {
  checkPlace(place);
  const { latitude } = place;
  const obliquity = trueObliquity(ttFromUt(jdUt, deltaTSeconds));
  if (Math.abs(latitude) >= 90 - obliquity) return null;
  const { rightAscension, ascensional } = equatorial(ascendant, obliquity, latitude);
  // A point that rises is its semi-arc, 90° and its ascensional difference, east of the meridian.
  const siderealTime = normalizeDegrees(rightAscension - ascensional - 90);
  return cuspsAt(normalizeDegrees(ascendant), siderealTime, obliquity, latitude);
}

function cuspsAt(
  ascendant: number,
  siderealTime: number,
  obliquity: number,
  latitude: number,
): readonly number[] | null {
  if (Math.abs(latitude) >= 90 - obliquity) return null;
  const midheaven = midheavenAt(siderealTime, obliquity);
  const east = normalizeDegrees(ascendant - midheaven);
  const cuspAt = (share: number): number =>
    normalizeDegrees(
      midheaven +
        pointAtShare(share, share > 0 ? east : east - 180, (fromMidheaven) =>
          meridianShare(midheaven + fromMidheaven, siderealTime, obliquity, latitude),
        ),
    );
  const upper = [cuspAt(-2 / 3), cuspAt(-1 / 3), midheaven, cuspAt(1 / 3), cuspAt(2 / 3)];
  const opposite = (longitude: number): number => normalizeDegrees(longitude + 180);
  const lower = upper.map(opposite);
  return [
    ascendant,
    lower[0]!,
    lower[1]!,
    lower[2]!,
    lower[3]!,
    lower[4]!,
    opposite(ascendant),
  ].concat(upper);
}

/** Right ascension and ascensional difference of a point of the ecliptic, degrees. */
function equatorial(longitude: number, obliquity: number, latitude: number) {
  const sine = Math.sin(longitude * DEGREE);
  const rightAscension = Math.atan2(
    sine * Math.cos(obliquity * DEGREE),
    Math.cos(longitude * DEGREE),
  );
  const declination = Math.asin(sine * Math.sin(obliquity * DEGREE));
  const ascensional = Math.asin(Math.tan(latitude * DEGREE) * Math.tan(declination));
  return { rightAscension: rightAscension / DEGREE, ascensional: ascensional / DEGREE };
}

/** How far a point of the ecliptic is from the meridian, as a share of its way to the horizon. */
function meridianShare(
  longitude: number,
  siderealTime: number,
  obliquity: number,
  latitude: number,
): number {
  const { rightAscension, ascensional } = equatorial(longitude, obliquity, latitude);
  return signedDegrees(rightAscension - siderealTime) / (90 + ascensional);
}

/** Where, between the midheaven (0) and the horizon (`edge` degrees from it), a share is reached. */
function pointAtShare(
  share: number,
  edge: number,
  shareAt: (fromMidheaven: number) => number,
): number {
  let near = 0;
  let far = edge;
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (near + far) / 2;
    if (Math.abs(shareAt(middle)) < Math.abs(share)) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}
