import type { GeoPlace } from '../sky/index.ts';
import { angles } from '../sky/index.ts';
import { DEGREE, EARTH_FLATTENING, signedDegrees } from '../sky/constants.ts';
import type { JulianDay } from '../time/index.ts';
import { combine, dot, planeAcross } from './geocentric.ts';
import type { Vector } from './geocentric.ts';
import { belowZero, conesAt, lowest, shadowPath } from './shadow.ts';
import type { Cones, EclipsePhase, Shadow } from './shadow.ts';

/** Partial, or by the Moon's apparent size: hybrid is total in the middle of its path only. */
export type SolarEclipseType = 'partial' | 'annular' | 'total' | 'hybrid';

/** A solar eclipse for the whole Earth. */
export interface SolarEclipseFacts {
  /** greatest eclipse: when the axis of the shadow is nearest to the Earth's centre; Julian day UT */
  readonly jdUt: JulianDay;
  /** what is seen where it is greatest */
  readonly type: SolarEclipseType;
  /** that least distance in equatorial Earth radii, north positive */
  readonly gamma: number;
  /** partial: covered share of the Sun's diameter; else ratio of the diameters, at `place` */
  readonly magnitude: number;
  /** place of the greatest eclipse, degrees */
  readonly place: GeoPlace;
  /** while the penumbra touches the Earth anywhere */
  readonly partial: EclipsePhase;
  /** while the axis of the shadow touches the Earth; null for a partial or a grazing eclipse */
  readonly central: EclipsePhase | null;
}

/** The place on the Earth that the axis of the shadow hits, or the one nearest to it. */
interface Footpoint {
  /** equatorial Earth radii */
  readonly point: Vector;
  /** distance of the place from the axis, and its height over the fundamental plane */
  readonly offAxis: number;
  readonly height: number;
  readonly isHit: boolean;
}

const SQUASH = 1 - EARTH_FLATTENING;

/** Intersects a line with the ellipsoid by stretching the polar axis and intersecting it with a sphere. */
function footpointOf(shadow: Shadow): Footpoint {
  const plane = planeAcross(shadow.rightAscension, shadow.declination);
  const origin = combine([shadow.x, plane.x], [shadow.y, plane.y]);
  const stretch = ([x, y, z]: Vector): Vector => [x, y, z / SQUASH];
  const [start, along] = [stretch(origin), stretch(plane.z)];
  const steepness = dot(along, along);
  const middle = -dot(start, along) / steepness;
  const nearest = combine([1, start], [middle, along]);
  const miss = dot(nearest, nearest);
  const isHit = miss <= 1;
  const [x, y, z] = isHit
    ? combine([1, nearest], [Math.sqrt((1 - miss) / steepness), along])
    : combine([1 / Math.sqrt(miss), nearest]);
  const point: Vector = [x, y, z * SQUASH];
  return {
    point,
    offAxis: Math.hypot(dot(point, plane.x) - shadow.x, dot(point, plane.y) - shadow.y),
    height: dot(point, plane.z),
    isHit,
  };
}

/** Radii of the two shadows at a height over the fundamental plane. */
export function shadowAtHeight(
  { penumbra, umbra }: Shadow,
  { tangentOuter, tangentInner }: Cones,
  height: number,
): { penumbra: number; umbra: number } {
  return { penumbra: penumbra - height * tangentOuter, umbra: umbra - height * tangentInner };
}

/**
 * Magnitude at a distance from the axis: outside the umbra the covered share of the Sun's diameter,
 * inside it the ratio of the diameters; below zero outside the penumbra.
 */
export function magnitudeOff(
  { penumbra, umbra }: { penumbra: number; umbra: number },
  offAxis: number,
): number {
  if (offAxis < Math.abs(umbra)) return (penumbra - umbra) / (penumbra + umbra);
  return (penumbra - offAxis) / (penumbra + umbra);
}

function geographic([x, y, z]: Vector, jdUt: JulianDay): GeoPlace {
  const { siderealTime } = angles(jdUt, { latitude: 0, longitude: 0 });
  return {
    latitude: Math.atan2(z, SQUASH * SQUASH * Math.hypot(x, y)) / DEGREE,
    longitude: signedDegrees(Math.atan2(y, x) / DEGREE - siderealTime),
  };
}

/**
 * The solar eclipse of a new moon, by Bessel's elements from the engine's own positions.
 * @param newMoon Julian day UT of the conjunction in longitude
 * @returns null when the penumbra passes the Earth by
 */
export function solarEclipseAt(newMoon: JulianDay): SolarEclipseFacts | null {
  const path = shadowPath('solar', newMoon);
  const fromCentre = (jdUt: JulianDay): number => {
    const { x, y } = path.at(jdUt);
    return Math.hypot(x, y);
  };
  const greatest = lowest(fromCentre, path.from, path.to);
  const cones = conesAt(greatest);
  const umbraAt = (shadow: Shadow, foot: Footpoint): number =>
    shadowAtHeight(shadow, cones, foot.height).umbra;
  const outsidePenumbra = (jdUt: JulianDay): number => {
    const shadow = path.at(jdUt);
    const foot = footpointOf(shadow);
    return foot.offAxis - shadowAtHeight(shadow, cones, foot.height).penumbra;
  };
  const partial = belowZero(outsidePenumbra, path, greatest);
  if (partial === null) return null;

  const shadow = path.at(greatest);
  const foot = footpointOf(shadow);
  const central = belowZero((t) => (footpointOf(path.at(t)).isHit ? -1 : 1), path, greatest);
  const umbraAtEnd = (jdUt: JulianDay): number => {
    const end = path.at(jdUt);
    return umbraAt(end, footpointOf(end));
  };
  const type = (): SolarEclipseType => {
    const umbra = umbraAt(shadow, foot);
    if (foot.offAxis >= Math.abs(umbra)) return 'partial';
    if (umbra > 0) return 'annular';
    const isAnnularAtAnEnd =
      central !== null && (umbraAtEnd(central.begins) > 0 || umbraAtEnd(central.ends) > 0);
    return isAnnularAtAnEnd ? 'hybrid' : 'total';
  };
  return {
    jdUt: greatest,
    type: type(),
    gamma: Math.sign(shadow.y) * fromCentre(greatest),
    magnitude: magnitudeOff(shadowAtHeight(shadow, cones, foot.height), foot.offAxis),
    place: geographic(foot.point, greatest),
    partial,
    central,
  };
}
