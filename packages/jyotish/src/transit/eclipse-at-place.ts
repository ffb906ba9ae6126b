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

/** The part of an eclipse above a horizon. */
export type EclipseVisibility = 'all' | 'part' | 'none';

/** A lunar eclipse from a place. */
export interface LunarEclipseAtPlace {
  /** altitude of the Moon's centre at greatest eclipse, without refraction, degrees */
  readonly altitude: number;
  /** of the full eclipse, including the penumbra */
  readonly visibility: EclipseVisibility;
  /** of the time that any of the Moon is in the umbra; null for a penumbral eclipse */
  readonly umbralVisibility: EclipseVisibility | null;
  /** from the first to the last instant of the umbral eclipse above the horizon; null if there is none */
  readonly seen: EclipsePhase | null;
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
  /** while the Moon is wholly before the Sun, or the Sun is a ring around it; null where neither happens */
  readonly central: EclipsePhase | null;
  /** the type at the place; `hybrid` never applies to a single place */
  readonly type: 'partial' | 'annular' | 'total';
  /** how much of that is above the horizon */
  readonly visibility: EclipseVisibility;
  /** from its first to its last instant above the horizon; null if there is none */
  readonly seen: EclipsePhase | null;
}

/** A disc's upper limb is on the horizon when its centre is this far below: 33.6′ refracted, 16′ disc. */
const HORIZON = -0.827;

/** Samples between the ends of a phase: every few minutes. */
const LOOKS = 48;

/** Half a second, in days. */
const HALF_SECOND = 0.5 / 86_400;

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

/** From the first to the last instant of a phase above the horizon; null if there is none. */
function seenOf(
  body: 'sun' | 'moon',
  { begins, ends }: EclipsePhase,
  place: GeoPlace,
): EclipsePhase | null {
  const isUp = (jdUt: JulianDay): boolean => altitudeOf(body, jdUt, place) > HORIZON;
  const looks = Array.from({ length: LOOKS + 1 }, (_, look) =>
    look === LOOKS ? ends : begins + ((ends - begins) * look) / LOOKS,
  );
  const first = looks.findIndex(isUp);
  if (first === -1) return null;
  const last = looks.findLastIndex(isUp);
  /** When it rises or sets between a sample below the horizon and one above it. */
  const crossing = (below: JulianDay | undefined, above: JulianDay): JulianDay => {
    if (below === undefined) return above;
    let [down, up] = [below, above];
    while (Math.abs(up - down) > HALF_SECOND) {
      const middle = (down + up) / 2;
      if (isUp(middle)) up = middle;
      else down = middle;
    }
    return up;
  };
  return {
    begins: crossing(looks[first - 1], looks[first]!),
    ends: crossing(looks[last + 1], looks[last]!),
  };
}

function visibilityOf(phase: EclipsePhase, seen: EclipsePhase | null): EclipseVisibility {
  if (seen === null) return 'none';
  return seen.begins === phase.begins && seen.ends === phase.ends ? 'all' : 'part';
}

/**
 * Whether a lunar eclipse is visible from a place.
 * @throws JyotishError `invalid_place` for impossible coordinates
 */
export function lunarEclipseFrom(
  { jdUt, penumbral, partial }: LunarEclipseFacts,
  place: GeoPlace,
): LunarEclipseAtPlace {
  const seen = partial && seenOf('moon', partial, place);
  return {
    altitude: altitudeOf('moon', jdUt, place),
    visibility: visibilityOf(penumbral, seenOf('moon', penumbral, place)),
    umbralVisibility: partial && visibilityOf(partial, seen),
    seen,
  };
}

/**
 * A solar eclipse as seen from a place, at sea level.
 * @returns null when the penumbra does not reach the place; `visibility` is whether the Sun is above the horizon
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
  const central = belowZero(
    (at) => {
      const { offAxis, umbra } = look(at);
      return offAxis - Math.abs(umbra);
    },
    path,
    jdUt,
  );
  const seen = seenOf('sun', partial, place);
  return {
    jdUt,
    magnitude: magnitudeOff(deepest, deepest.offAxis),
    altitude: altitudeOf('sun', jdUt, place),
    partial,
    central,
    type: central === null ? 'partial' : deepest.umbra > 0 ? 'annular' : 'total',
    visibility: visibilityOf(partial, seen),
    seen,
  };
}
