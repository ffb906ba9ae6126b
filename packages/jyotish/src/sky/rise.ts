import { checkSetting } from '../check-setting.ts';
import type { JulianDay } from '../time/julian-day.ts';
import { deltaT } from '../time/delta-t.ts';
import { checkPlace } from './angles.ts';
import type { GeoPlace } from './angles.ts';
import { apparentPosition } from './body.ts';
import {
  ARCSECOND,
  AU_KM,
  DEGREE,
  EARTH_FLATTENING,
  EARTH_RADIUS_KM,
  normalizeDegrees,
} from './constants.ts';
import { fitPlaces, placeOn } from './luminary.ts';
import type { Luminary, LuminaryPlace } from './luminary.ts';
import { trueObliquity } from './precession.ts';
import { greenwichSiderealTime, ttFromUt } from './sidereal-time.ts';

/**
 * When a body counts as risen.
 * - `centre`: the disc's centre on the horizon, no refraction, from the Earth's centre, without
 *   ecliptic latitude: the rising of Indian almanacs' limbs of the day ("Hindu rising" of Swiss
 *   Ephemeris). Meant for the Sun: a Moon without its latitude is as much as 25 minutes off.
 * - `edge`: the upper limb on the horizon, refracted (1013.25 hPa, 15 °C: 33.593′), from the
 *   place itself: what newspapers print, and the usual moonrise.
 */
export type RiseDefinition = (typeof RISE_DEFINITIONS)[number];

/** The supported definitions of rising. */
export const RISE_DEFINITIONS = ['centre', 'edge'] as const;

/**
 * What of the disc meets the horizon: a `RiseDefinition`; the refracted centre (`half` of the disc is above) or lower edge (`whole`),
 * or the centre without refraction from the place itself (`unrefracted`).
 */
export type Horizon = RiseDefinition | 'half' | 'whole' | 'unrefracted';

const HORIZONS: readonly Horizon[] = [...RISE_DEFINITIONS, 'half', 'whole', 'unrefracted'];

/** How many radii the edge that meets the horizon is above the centre. */
const RADII = { edge: 1, half: 0, whole: -1 } as const;

/** Refraction at the horizon, degrees: 1013.25 hPa, 15 °C. */
const HORIZON_REFRACTION = 33.593 / 60;
const RADIUS_KM = { sun: 959.63 * ARCSECOND * AU_KM, moon: 1737.4 };

/** Instants through which the body's day is interpolated: within 0.001″ for the Moon. */
const NODES = 8;
/** Step of the search, days: an hour. */
const STEPS = 24;
/** More than any body climbs in a step, degrees. */
const CLIMB = 16;
/** Where the search for a root stops: days, about a hundredth of a millisecond. */
const ROOT_PRECISION = 1e-10;

/** The altitude of one body during a day at a place. */
interface Day {
  body: 'sun' | 'moon';
  definition: Horizon;
  /** Where the body is at a fraction of the day. */
  placeAt: (fraction: number) => LuminaryPlace;
  obliquity: number;
  /** Local apparent sidereal time at the start, and its growth over the day: degrees. */
  siderealStart: number;
  siderealGrowth: number;
  sinLatitude: number;
  cosLatitude: number;
  /** The place from the Earth's axis and from the equator's plane, km. */
  fromAxis: number;
  fromEquator: number;
}

/**
 * The first rising or setting of the Sun or Moon in the 24 hours from a Julian day (UT), that start included and the
 * end not; null when there is none. Sea level, free horizon.
 * @param definition A `Horizon`.
 * @param deltaTSeconds TT - UT in seconds, to override the engine's own table.
 * @throws JyotishError `invalid_place`, `out_of_range` outside the supported years and for a definition or kind that
 * does not exist.
 */
export function riseOrSet(
  body: 'sun' | 'moon',
  kind: 'rise' | 'set',
  fromJdUt: JulianDay,
  place: GeoPlace,
  definition: Horizon,
  deltaTSeconds: number = deltaT(fromJdUt),
): JulianDay | null {
  const start = ttFromUt(fromJdUt, deltaTSeconds);
  const curves = fitPlaces(NODES, (fraction) => apparentPosition(body, start + fraction));
  const placeAt = (fraction: number): LuminaryPlace => placeOn(curves, fraction);
  return firstEvent(body, placeAt, kind, fromJdUt, place, definition, deltaTSeconds);
}

/** As `riseOrSet`, with the body's positions from curves that other searches share. */
export function riseOrSetOf(
  luminary: Luminary,
  kind: 'rise' | 'set',
  fromJdUt: JulianDay,
  place: GeoPlace,
  definition: Horizon,
): JulianDay | null {
  const placeAt = (fraction: number): LuminaryPlace => luminary.placeAt(fromJdUt + fraction);
  return firstEvent(luminary.body, placeAt, kind, fromJdUt, place, definition, deltaT(fromJdUt));
}

/**
 * Whether the Sun or Moon counts as risen at an instant (Julian day, UT).
 * @throws JyotishError `invalid_place`, `out_of_range` for a definition that does not exist
 */
export function isRisen(
  luminary: Luminary,
  jdUt: JulianDay,
  place: GeoPlace,
  definition: RiseDefinition,
): boolean {
  const placeAt = (fraction: number): LuminaryPlace => luminary.placeAt(jdUt + fraction);
  return heightAbove(dayFrom(luminary.body, placeAt, jdUt, place, definition, deltaT(jdUt)), 0) > 0;
}

function firstEvent(
  body: 'sun' | 'moon',
  placeAt: Day['placeAt'],
  kind: 'rise' | 'set',
  from: JulianDay,
  place: GeoPlace,
  definition: Day['definition'],
  deltaTSeconds: number,
): JulianDay | null {
  checkSetting('kind', kind, ['rise', 'set']);
  const day = dayFrom(body, placeAt, from, place, definition, deltaTSeconds);
  const sign = kind === 'rise' ? 1 : -1;
  const fraction = firstUpwardCrossing((at) => sign * heightAbove(day, at));
  return fraction === null ? null : from + fraction;
}

function dayFrom(
  body: 'sun' | 'moon',
  placeAt: Day['placeAt'],
  from: JulianDay,
  place: GeoPlace,
  definition: Day['definition'],
  deltaTSeconds: number,
): Day {
  checkPlace(place);
  checkSetting('definition', definition, HORIZONS);
  const start = ttFromUt(from, deltaTSeconds);
  const siderealStart = greenwichSiderealTime(from, start);
  const siderealEnd = greenwichSiderealTime(from + 1, start + 1);
  const latitude = place.latitude * DEGREE;
  const squash = 1 - EARTH_FLATTENING;
  const normal = EARTH_RADIUS_KM / Math.hypot(Math.cos(latitude), squash * Math.sin(latitude));
  return {
    body,
    definition,
    placeAt,
    obliquity: trueObliquity(start + 0.5) * DEGREE,
    siderealStart: siderealStart + place.longitude,
    siderealGrowth: 360 + normalizeDegrees(siderealEnd - siderealStart),
    sinLatitude: Math.sin(latitude),
    cosLatitude: Math.cos(latitude),
    fromAxis: normal * Math.cos(latitude),
    fromEquator: normal * squash * squash * Math.sin(latitude),
  };
}

/** Degrees by which the body is higher than where it counts as rising. */
function heightAbove(day: Day, fraction: number): number {
  const here = day.placeAt(fraction);
  const longitude = here.longitude * DEGREE;
  const latitude = day.definition === 'centre' ? 0 : here.latitude * DEGREE;
  const distance = here.distance * AU_KM;
  const sidereal = (day.siderealStart + day.siderealGrowth * fraction) * DEGREE;

  const ecliptic = Math.cos(latitude) * Math.sin(longitude);
  const north = Math.sin(latitude);
  const cosObliquity = Math.cos(day.obliquity);
  const sinObliquity = Math.sin(day.obliquity);
  const x = distance * Math.cos(latitude) * Math.cos(longitude);
  const y = distance * (ecliptic * cosObliquity - north * sinObliquity);
  const z = distance * (ecliptic * sinObliquity + north * cosObliquity);
  // Along the meridian's plane, and north.
  const meridian = x * Math.cos(sidereal) + y * Math.sin(sidereal);
  if (day.definition === 'centre') {
    return Math.asin((day.cosLatitude * meridian + day.sinLatitude * z) / distance) / DEGREE;
  }
  const west = x * Math.sin(sidereal) - y * Math.cos(sidereal);
  const outward = meridian - day.fromAxis;
  const upward = z - day.fromEquator;
  const away = Math.sqrt(outward * outward + west * west + upward * upward);
  const altitude =
    Math.asin((day.cosLatitude * outward + day.sinLatitude * upward) / away) / DEGREE;
  if (day.definition === 'unrefracted') return altitude;
  const radius = Math.asin(RADIUS_KM[day.body] / away) / DEGREE;
  return altitude + RADII[day.definition] * radius + HORIZON_REFRACTION;
}

/** The first fraction in [0, 1) where the height grows through zero, or null. */
function firstUpwardCrossing(height: (fraction: number) => number): number | null {
  let before = height(-1 / STEPS);
  let here = height(0);
  for (let step = 0; step < STEPS; step += 1) {
    const left = step / STEPS;
    const right = (step + 1) / STEPS;
    const next = height(right);
    if (here < 0 && next >= 0) return within(root(height, left, right));
    if (step === 0 && here === 0 && before < 0) return 0;
    // A body that only grazes the horizon: checks the extremum between two samples.
    const trough =
      here > 0 === next > 0 ? turningPoint(height, left, right, before, here, next) : null;
    if (trough !== null) {
      const middle = height(trough);
      if (here < 0 && middle > 0) return within(root(height, left, trough));
      if (here > 0 && middle < 0) return within(root(height, trough, right));
    }
    before = here;
    here = next;
  }
  return null;
}

/** The window is half-open: an event on its end belongs to the next day. */
function within(fraction: number): number | null {
  return fraction < 1 ? fraction : null;
}

/**
 * Where the height turns between two samples, when it may reach the horizon there: the bottom of
 * a dip between positive samples, the top of a hump between negative ones; else null.
 */
function turningPoint(
  height: (fraction: number) => number,
  left: number,
  right: number,
  before: number,
  here: number,
  next: number,
): number | null {
  const away = here > 0 ? 1 : -1;
  if (Math.min(away * here, away * next) > CLIMB) return null;
  const width = right - left;
  const after = height(right + width);
  if (away * (before - here) < 0 && away * (here - next) < 0) return null;
  if (away * (after - next) < 0 && away * (next - here) < 0) return null;
  let low = left;
  let high = right;
  while (high - low > ROOT_PRECISION * 1e3) {
    const third = (high - low) / 3;
    if (away * height(low + third) < away * height(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** Illinois' false position between a negative left and a positive right height. */
function root(height: (fraction: number) => number, left: number, right: number): number {
  let [a, b] = [left, right];
  let [fa, fb] = [height(a), height(b)];
  let side = 0;
  while (b - a > ROOT_PRECISION) {
    const c = (a * fb - b * fa) / (fb - fa);
    const fc = height(c);
    if (Math.abs(fc) < 1e-9) return c;
    if (fc < 0) {
      a = c;
      fa = fc;
      if (side === -1) fb /= 2;
      side = -1;
    } else {
      b = c;
      fb = fc;
      if (side === 1) fa /= 2;
      side = 1;
    }
  }
  return b;
}
