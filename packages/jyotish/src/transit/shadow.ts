import { ARCSECOND, AU_KM, EARTH_RADIUS_KM } from '../sky/constants.ts';
import { curveAt, fitCurve } from '../sky/curve.ts';
import type { Curve } from '../sky/curve.ts';
import { deltaT } from '../time/index.ts';
import type { JulianDay } from '../time/index.ts';
import { combine, dot, equatorialVector, planeAcross } from './geocentric.ts';
import type { Vector } from './geocentric.ts';

/** Radius of the Sun: 959.63″ at one au, in Earth radii. */
export const SUN_RADIUS = (959.63 * ARCSECOND * AU_KM) / EARTH_RADIUS_KM;

/**
 * A shadow relative to the body that it meets, in the plane perpendicular to its axis: through the Earth's centre in a
 * solar eclipse, through the Moon's in a lunar one. Earth radii and radians.
 */
export interface Shadow {
  /** where the axis (solar) or the Moon (lunar) is: x to the east, y to the north */
  readonly x: number;
  readonly y: number;
  /** radius of the penumbra in that plane */
  readonly penumbra: number;
  /** radius of the umbra; in a solar eclipse negative when its tip lies beyond the plane */
  readonly umbra: number;
  /** of the Moon from the Earth's centre */
  readonly moonDistance: number;
  /** direction of the axis towards the Sun */
  readonly rightAscension: number;
  readonly declination: number;
}

/** A shadow over time, from a syzygy's neighbourhood. */
export interface ShadowPath {
  /** Julian days UT between which the path is valid */
  readonly from: JulianDay;
  readonly to: JulianDay;
  readonly at: (jdUt: JulianDay) => Shadow;
}

/** Days on either side of the syzygy, and nodes of a curve: within 3e-7 Earth radii. */
const HALF_WIDTH = 0.3;
const NODES = 9;

/** 0.05 s, in days. */
const PRECISION = 0.05 / 86_400;

const direction = (vector: Vector): { rightAscension: number; declination: number } => ({
  rightAscension: Math.atan2(vector[1], vector[0]),
  declination: Math.atan2(vector[2], Math.hypot(vector[0], vector[1])),
});

/** Radii of the Moon for the limits of the penumbra and of the umbra (Espenak, NASA TP-2006-214141). */
const MOON_RADIUS_OUTER = 0.272508;
const MOON_RADIUS_INNER = 0.272281;

/** Bessel's elements of a solar eclipse (Explanatory Supplement, 3rd ed., 11.3). */
function moonShadow(jdTt: JulianDay): Shadow {
  const moon = equatorialVector('moon', jdTt);
  const toSun = combine([1, equatorialVector('sun', jdTt)], [-1, moon]);
  const distance = Math.sqrt(dot(toSun, toSun));
  const axis = direction(toSun);
  const plane = planeAcross(axis.rightAscension, axis.declination);
  const height = dot(moon, plane.z);
  const { tangentOuter, tangentInner } = coneTangents(distance);
  return {
    x: dot(moon, plane.x),
    y: dot(moon, plane.y),
    penumbra: height * tangentOuter + MOON_RADIUS_OUTER * Math.hypot(1, tangentOuter),
    umbra: height * tangentInner - MOON_RADIUS_INNER * Math.hypot(1, tangentInner),
    moonDistance: Math.sqrt(dot(moon, moon)),
    ...axis,
  };
}

/** Tangents of the half angles of penumbra and umbra. */
export interface Cones {
  readonly tangentOuter: number;
  readonly tangentInner: number;
}

/** The angles of the cones at a distance of the Sun from the Moon in Earth radii. */
function coneTangents(distance: number): Cones {
  return {
    tangentOuter: Math.tan(Math.asin((SUN_RADIUS + MOON_RADIUS_OUTER) / distance)),
    tangentInner: Math.tan(Math.asin((SUN_RADIUS - MOON_RADIUS_INNER) / distance)),
  };
}

/**
 * How the cones of the Moon's shadow open: tangents, the same over one eclipse to 1e-5 of themselves.
 * @param jdUt Julian day, UT
 */
export function conesAt(jdUt: JulianDay): Cones {
  const jdTt = jdUt + deltaT(jdUt) / 86_400;
  const toSun = combine([1, equatorialVector('sun', jdTt)], [-1, equatorialVector('moon', jdTt)]);
  return coneTangents(Math.sqrt(dot(toSun, toSun)));
}

/**
 * The Earth's shadow at the Moon. Danjon's rule: the air makes the Earth's shadow as if the Moon's
 * parallax were 1.01 times what it is (Espenak and Meeus, NASA TP-2009-214172, 1.6).
 */
function earthShadow(jdTt: JulianDay): Shadow {
  const moon = equatorialVector('moon', jdTt);
  const sun = equatorialVector('sun', jdTt);
  const sunDistance = Math.sqrt(dot(sun, sun));
  const moonDistance = Math.sqrt(dot(moon, moon));
  const axis = direction(sun);
  const plane = planeAcross(axis.rightAscension, axis.declination);
  const moonParallax = 1.01 * Math.asin(1 / moonDistance);
  const sunParallax = Math.asin(1 / sunDistance);
  const sunSemidiameter = Math.asin(SUN_RADIUS / sunDistance);
  return {
    x: dot(moon, plane.x),
    y: dot(moon, plane.y),
    penumbra: moonDistance * Math.sin(moonParallax + sunParallax + sunSemidiameter),
    umbra: moonDistance * Math.sin(moonParallax + sunParallax - sunSemidiameter),
    moonDistance,
    ...axis,
  };
}

/**
 * The path of the Moon's shadow past the Earth, or of the Moon past the Earth's shadow.
 * @param kind `solar` near a new moon, `lunar` near a full moon
 * @param syzygy Julian day UT of that new or full moon
 */
export function shadowPath(kind: 'solar' | 'lunar', syzygy: JulianDay): ShadowPath {
  const elements = kind === 'solar' ? moonShadow : earthShadow;
  const from = syzygy - HALF_WIDTH;
  const known = new Map<number, Shadow>();
  const sample = (fraction: number): Shadow => {
    const jdUt = from + 2 * HALF_WIDTH * fraction;
    const shadow = known.get(fraction) ?? elements(jdUt + deltaT(jdUt) / 86_400);
    known.set(fraction, shadow);
    return shadow;
  };
  const middle = sample(0.5);
  const curveOf = (value: (shadow: Shadow) => number): Curve =>
    fitCurve(NODES, (fraction) => value(sample(fraction)));
  const curves = {
    x: curveOf(({ x }) => x),
    y: curveOf(({ y }) => y),
    penumbra: curveOf(({ penumbra }) => penumbra),
    umbra: curveOf(({ umbra }) => umbra),
    moonDistance: curveOf(({ moonDistance }) => moonDistance),
    // Measured from the middle, so that the curve has no 360° wrap.
    rightAscension: curveOf(({ rightAscension }) =>
      Math.asin(Math.sin(rightAscension - middle.rightAscension)),
    ),
    declination: curveOf(({ declination }) => declination),
  };
  return {
    from,
    to: syzygy + HALF_WIDTH,
    at: (jdUt) => {
      const fraction = (jdUt - from) / (2 * HALF_WIDTH);
      return {
        x: curveAt(curves.x, fraction),
        y: curveAt(curves.y, fraction),
        penumbra: curveAt(curves.penumbra, fraction),
        umbra: curveAt(curves.umbra, fraction),
        moonDistance: curveAt(curves.moonDistance, fraction),
        rightAscension: middle.rightAscension + curveAt(curves.rightAscension, fraction),
        declination: curveAt(curves.declination, fraction),
      };
    },
  };
}

/** Where a quantity with one dip is lowest, between two instants: by thirds. */
export function lowest(
  quantity: (jdUt: JulianDay) => number,
  from: JulianDay,
  to: JulianDay,
): JulianDay {
  let [low, high] = [from, to];
  while (high - low > PRECISION) {
    const third = (high - low) / 3;
    if (quantity(low + third) < quantity(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** A beginning and an end, Julian days UT. */
export interface EclipsePhase {
  /** first contact */
  readonly begins: JulianDay;
  /** last contact */
  readonly ends: JulianDay;
}

/**
 * When a quantity that dips at `greatest` is below zero.
 * @returns null when it is not below zero even there
 */
export function belowZero(
  quantity: (jdUt: JulianDay) => number,
  path: Pick<ShadowPath, 'from' | 'to'>,
  greatest: JulianDay,
): EclipsePhase | null {
  if (quantity(greatest) >= 0) return null;
  const edge = (outside: JulianDay): JulianDay => {
    let [inner, outer] = [greatest, outside];
    while (Math.abs(outer - inner) > PRECISION) {
      const middle = (inner + outer) / 2;
      if (quantity(middle) < 0) inner = middle;
      else outer = middle;
    }
    return inner;
  };
  return { begins: edge(path.from), ends: edge(path.to) };
}
