import type { JulianDay } from '../time/julian-day.ts';
import { AU_KM, DEGREE, GM_SUN, LIGHT_SPEED, normalizeDegrees } from './constants.ts';
import { earthState, planetState } from './heliocentric.ts';
import type { Planet } from './heliocentric.ts';
import { moonState } from './moon.ts';
import { nutationState } from './nutation.ts';
import { moonToEclipticOfDate, precessionRate, vsopToEclipticOfDate } from './precession.ts';
import type { Rotation } from './precession.ts';
import type { State } from './vector.ts';

/** Where a body is as seen from the Earth's centre. */
export interface Position {
  /** Apparent ecliptic longitude, true equinox of date: degrees in [0, 360). */
  longitude: number;
  /** Apparent ecliptic latitude: degrees. */
  latitude: number;
  /** True distance when the light left: au. */
  distance: number;
  /** Rate of the longitude: degrees a day, negative when retrograde. */
  speed: number;
}

/** Half the step, in days, over which the rate of the apparent longitude is taken. */
const HALF_STEP = 0.01;
const SUN_RADIUS_AU = 696_000 / AU_KM;
/** 2 GM of the Sun over c², au: the deflection of light at one au, radians. */
const DEFLECTION = (2 * GM_SUN) / LIGHT_SPEED ** 2;

/**
 * Share of the Sun's mass within a cylinder of radius x round the line of sight, divided by x, at
 * x = 0, 0.1, … 1 solar radii: what bends light that would pass inside the disc. Sampled from the
 * deflection that `swetest` prints for Mercury behind the Sun on 1954-04-29.
 */
const MASS_SHARE_BY_RADIUS = [0, 1.868, 2.541, 2.485, 2.186, 1.876, 1.617, 1.41, 1.244, 1.11, 1];

const body: State = new Float64Array(6);
const direction = new Float64Array(3);
let bodyDistance = 0;

/** What one instant's Earth is, moved by a small step without summing its series again. */
const earthNow = new Float64Array(6);
const still: State = new Float64Array(6);

/** Apparent Sun (its own state is at rest) or planet, geocentric. */
export function apparentPlanet(planet: Planet | 'sun', jdTt: JulianDay): Position {
  const earth = earthState(jdTt);
  if (planet !== 'sun') planetState(planet, jdTt, body);
  const state = planet === 'sun' ? still : body;
  const frame = vsopToEclipticOfDate(jdTt);

  seen(earth, state, HALF_STEP);
  const after = longitudeIn(frame);
  seen(earth, state, -HALF_STEP);
  const before = longitudeIn(frame);
  seen(earth, state, 0);
  return ofDate(frame, jdTt, turned(after - before) / (2 * HALF_STEP));
}

/** Apparent Moon, geocentric: the geometric Moon of 1.3 seconds before. */
export function apparentMoon(jdTt: JulianDay): Position {
  moonState(jdTt, body);
  const [x, y, z, vx, vy, vz] = body as unknown as [number, number, number, number, number, number];
  const distance = Math.hypot(x, y, z);
  const delay = distance / LIGHT_SPEED;
  direction[0] = x - vx * delay;
  direction[1] = y - vy * delay;
  direction[2] = z - vz * delay;
  bodyDistance = distance;
  const frame = moonToEclipticOfDate(jdTt);
  // Rate of atan2(y, x) in the ecliptic of date.
  const ex = frame[0]! * x + frame[1]! * y + frame[2]! * z;
  const ey = frame[3]! * x + frame[4]! * y + frame[5]! * z;
  const evx = frame[0]! * vx + frame[1]! * vy + frame[2]! * vz;
  const evy = frame[3]! * vx + frame[4]! * vy + frame[5]! * vz;
  return ofDate(frame, jdTt, (ex * evy - ey * evx) / (ex * ex + ey * ey));
}

function ofDate(frame: Rotation, jdTt: JulianDay, rate: number): Position {
  const { longitude, longitudeRate } = nutationState(jdTt);
  const x = direction[0]!;
  const y = direction[1]!;
  const z = direction[2]!;
  const north = frame[6]! * x + frame[7]! * y + frame[8]! * z;
  return {
    longitude: normalizeDegrees((longitudeIn(frame) + longitude) / DEGREE),
    latitude: Math.asin(north / Math.sqrt(x * x + y * y + z * z)) / DEGREE,
    distance: bodyDistance,
    speed: (rate + precessionRate(jdTt) + longitudeRate) / DEGREE,
  };
}

function longitudeIn(frame: Rotation): number {
  const x = direction[0]!;
  const y = direction[1]!;
  const z = direction[2]!;
  return Math.atan2(
    frame[3]! * x + frame[4]! * y + frame[5]! * z,
    frame[0]! * x + frame[1]! * y + frame[2]! * z,
  );
}

function turned(radians: number): number {
  if (radians > Math.PI) return radians - 2 * Math.PI;
  return radians < -Math.PI ? radians + 2 * Math.PI : radians;
}

/**
 * Writes to `direction` where a body is seen from the Earth `step` days after the instant of both states: light-time,
 * deflection by the Sun, aberration (order as in Seidelmann 1992, 3.26). Both are extrapolated by their velocity and
 * the Sun's gravity, exact to 1e-9 au over these times.
 */
function seen(earth: Readonly<State>, state: Readonly<State>, step: number): void {
  moved(earth, step, earthNow);
  const ex = earthNow[0]!;
  const ey = earthNow[1]!;
  const ez = earthNow[2]!;
  const pull = pullOf(state);
  let x = 0;
  let y = 0;
  let z = 0;
  let distance = 0;
  let delay = 0;
  for (let round = 0; round < 3; round += 1) {
    const since = step - delay;
    const curve = 1 + 0.5 * pull * since * since;
    x = state[0]! * curve + state[3]! * since - ex;
    y = state[1]! * curve + state[4]! * since - ey;
    z = state[2]! * curve + state[5]! * since - ez;
    distance = Math.sqrt(x * x + y * y + z * z);
    delay = distance / LIGHT_SPEED;
  }
  bodyDistance = distance;
  direction[0] = x / distance;
  direction[1] = y / distance;
  direction[2] = z / distance;
  if (state !== still) deflect(x + ex, y + ey, z + ez);
  aberrate();
}

/** Sun's attraction per unit of distance: acceleration is this times the position. */
function pullOf(state: Readonly<State>): number {
  const square = state[0]! ** 2 + state[1]! ** 2 + state[2]! ** 2;
  return square === 0 ? 0 : -GM_SUN / (square * Math.sqrt(square));
}

function moved(state: Readonly<State>, days: number, out: State): void {
  const pull = pullOf(state);
  const curve = 1 + 0.5 * pull * days * days;
  for (let axis = 0; axis < 3; axis += 1) {
    out[axis] = state[axis]! * curve + state[axis + 3]! * days;
    out[axis + 3] = state[axis + 3]! + state[axis]! * pull * days;
  }
}

/** Bends `direction` by the Sun's gravity; x, y, z is the body from the Sun (Klioner 2003). */
function deflect(x: number, y: number, z: number): void {
  const ex = earthNow[0]!;
  const ey = earthNow[1]!;
  const ez = earthNow[2]!;
  const sunDistance = Math.sqrt(ex * ex + ey * ey + ez * ez);
  const fromSun = Math.sqrt(x * x + y * y + z * z);
  const px = direction[0]!;
  const py = direction[1]!;
  const pz = direction[2]!;
  const pq = (px * x + py * y + pz * z) / fromSun;
  const ep = (ex * px + ey * py + ez * pz) / sunDistance;
  const qe = (x * ex + y * ey + z * ez) / (fromSun * sunDistance);
  const sine = Math.sqrt(Math.max(0, 1 - ep * ep));
  const radii = (sine * sunDistance) / SUN_RADIUS_AU;
  const mass = ep < 0 && radii < 1 ? massShare(radii) : 1;
  const bend = ((DEFLECTION / sunDistance) * mass) / Math.max(1 + qe, 1e-12);
  direction[0] = px + bend * ((pq * ex) / sunDistance - (ep * x) / fromSun);
  direction[1] = py + bend * ((pq * ey) / sunDistance - (ep * y) / fromSun);
  direction[2] = pz + bend * ((pq * ez) / sunDistance - (ep * z) / fromSun);
}

function massShare(radii: number): number {
  const slot = Math.floor(radii * 10);
  const low = MASS_SHARE_BY_RADIUS[slot]!;
  const high = MASS_SHARE_BY_RADIUS[slot + 1]!;
  return radii * (low + (high - low) * (radii * 10 - slot));
}

/** Annual parallax of a body so far off that light-time plays no part: radians and its direction. */
export interface Star {
  x: number;
  y: number;
  z: number;
  parallax: number;
}

const jupiter: State = new Float64Array(6);
const saturn: State = new Float64Array(6);
/** Masses of Jupiter and Saturn in Suns. */
const JUPITER_MASS = 1 / 1047.3486;
const SATURN_MASS = 1 / 3497.898;

/**
 * Apparent longitude of a star, mean equinox of date, radians: parallax, aberration and the Sun's
 * deflection. The direction is in the ecliptic J2000 of VSOP87.
 */
export function starLongitude(star: Readonly<Star>, jdTt: JulianDay): number {
  moved(earthState(jdTt), 0, earthNow);
  direction[0] = star.x - star.parallax * earthNow[0]!;
  direction[1] = star.y - star.parallax * earthNow[1]!;
  direction[2] = star.z - star.parallax * earthNow[2]!;
  deflect(star.x, star.y, star.z);
  // A planet's light-time takes care of the Sun's own motion; a star's aberration needs it.
  planetState('jupiter', jdTt, jupiter);
  planetState('saturn', jdTt, saturn);
  for (let axis = 3; axis < 6; axis += 1) {
    earthNow[axis]! -= JUPITER_MASS * jupiter[axis]! + SATURN_MASS * saturn[axis]!;
  }
  aberrate();
  return longitudeIn(vsopToEclipticOfDate(jdTt));
}

/** Turns `direction` towards the Earth's motion (relativistic aberration). */
function aberrate(): void {
  const vx = earthNow[3]! / LIGHT_SPEED;
  const vy = earthNow[4]! / LIGHT_SPEED;
  const vz = earthNow[5]! / LIGHT_SPEED;
  const inverse = Math.sqrt(1 - vx * vx - vy * vy - vz * vz);
  const along = direction[0]! * vx + direction[1]! * vy + direction[2]! * vz;
  const factor = 1 + along / (1 + inverse);
  const scale = 1 / (1 + along);
  direction[0] = (direction[0]! * inverse + factor * vx) * scale;
  direction[1] = (direction[1]! * inverse + factor * vy) * scale;
  direction[2] = (direction[2]! * inverse + factor * vz) * scale;
}
