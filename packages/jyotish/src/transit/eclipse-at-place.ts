import { angles } from '../sky/index.ts';
import type { GeoPlace } from '../sky/index.ts';
import { DEGREE, EARTH_FLATTENING } from '../sky/constants.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import type { LunarEclipseFacts } from './lunar-eclipse.ts';
import { combine, dot, equatorialVector, planeAcross } from './geocentric.ts';
import type { Vector } from './geocentric.ts';
import { belowZero, conesAt, lowest, shadowPath } from './shadow.ts';
import type { EclipsePhase } from './shadow.ts';
import { magnitudeOff, shadowAtHeight } from './solar-eclipse.ts';
import type { SolarEclipseFacts } from './solar-eclipse.ts';

/** How much of an eclipse takes place above a horizon. */
export type EclipseVisibility = 'all' | 'part' | 'none';

/** A lunar eclipse from a place. */
export interface LunarEclipseAtPlace {
  /** altitude of the Moon's centre at greatest eclipse, without refraction, degrees */
  readonly altitude: number;
  /** of the whole eclipse, penumbra included */
  readonly visibility: EclipseVisibility;
  /** of the time that any of the Moon is in the umbra; null for a penumbral eclipse */
  readonly umbralVisibility: EclipseVisibility | null;
}

/** A solar eclipse from a place. */
export interface SolarEclipseAtPlace {
  /** when most of the Sun is covered there, Julian day UT */
  readonly jdUt: JulianDay;
  /** covered share of the Sun's diameter then; inside the umbra the ratio of the diameters */
  readonly magnitude: number;
  /** altitude of the Sun then, without refraction, degrees */
  readonly altitude: number;
  /** first to last contact, whether the Sun is up or not */
  readonly partial: EclipsePhase;
  /** how much of that is above the horizon */
  readonly visibility: EclipseVisibility;
}

/** A disc's upper limb is on the horizon when its centre is this far below: 33.6′ refracted, 16′ disc. */
const HORIZON = -0.827;

/** Looks between the ends of a phase: every few minutes. */
const LOOKS = 48;

/** The place and its zenith on the equator and equinox of date. */
function observer(jdUt: JulianDay, place: GeoPlace): { point: Vector; zenith: Vector } {
  const turned = angles(jdUt, place).siderealTime * DEGREE;
  const latitude = place.latitude * DEGREE;
  const squash = 1 - EARTH_FLATTENING;
  const normal = 1 / Math.hypot(Math.cos(latitude), squash * Math.sin(latitude));
  const zenith: Vector = [
    Math.cos(latitude) * Math.cos(turned),
    Math.cos(latitude) * Math.sin(turned),
    Math.sin(latitude),
  ];
  const [x, y, z] = zenith;
  return { point: [normal * x, normal * y, normal * squash * squash * z], zenith };
}

function altitudeOf(body: 'sun' | 'moon', jdUt: JulianDay, place: GeoPlace): number {
  const { point, zenith } = observer(jdUt, place);
  const bodyAt = equatorialVector(body, jdUt + deltaT(jdUt) / 86_400);
  const sight = combine([1, bodyAt], [-1, point]);
  return Math.asin(dot(sight, zenith) / Math.sqrt(dot(sight, sight))) / DEGREE;
}

function visibilityOf(
  body: 'sun' | 'moon',
  { begins, ends }: EclipsePhase,
  place: GeoPlace,
): EclipseVisibility {
  let up = 0;
  for (let look = 0; look <= LOOKS; look += 1) {
    const jdUt = begins + ((ends - begins) * look) / LOOKS;
    if (altitudeOf(body, jdUt, place) > HORIZON) up += 1;
  }
  return up === 0 ? 'none' : up > LOOKS ? 'all' : 'part';
}

/**
 * Whether a lunar eclipse can be seen from a place.
 * @throws JyotishError `invalid_place` for impossible coordinates
 */
export function lunarEclipseFrom(
  { jdUt, penumbral, partial }: LunarEclipseFacts,
  place: GeoPlace,
): LunarEclipseAtPlace {
  return {
    altitude: altitudeOf('moon', jdUt, place),
    visibility: visibilityOf('moon', penumbral, place),
    umbralVisibility: partial === null ? null : visibilityOf('moon', partial, place),
  };
}

/**
 * A solar eclipse as a place sees it, at sea level.
 * @returns null when the penumbra does not reach the place; `visibility` says whether the Sun is up
 * @throws JyotishError `invalid_place` for impossible coordinates
 */
export function solarEclipseFrom(
  eclipse: SolarEclipseFacts,
  place: GeoPlace,
): SolarEclipseAtPlace | null {
  const path = shadowPath('solar', eclipse.jdUt);
  const cones = conesAt(eclipse.jdUt);
  const look = (jdUt: JulianDay): { offAxis: number; penumbra: number; umbra: number } => {
    const shadow = path.at(jdUt);
    const plane = planeAcross(shadow.rightAscension, shadow.declination);
    const { point } = observer(jdUt, place);
    const offAxis = Math.hypot(dot(point, plane.x) - shadow.x, dot(point, plane.y) - shadow.y);
    return { offAxis, ...shadowAtHeight(shadow, cones, dot(point, plane.z)) };
  };
  const outsidePenumbra = (jdUt: JulianDay): number => {
    const { offAxis, penumbra } = look(jdUt);
    return offAxis - penumbra;
  };
  const jdUt = lowest(outsidePenumbra, eclipse.partial.begins, eclipse.partial.ends);
  const partial = belowZero(outsidePenumbra, path, jdUt);
  if (partial === null) return null;
  const deepest = look(jdUt);
  return {
    jdUt,
    magnitude: magnitudeOff(deepest, deepest.offAxis),
    altitude: altitudeOf('sun', jdUt, place),
    partial,
    visibility: visibilityOf('sun', partial, place),
  };
}
