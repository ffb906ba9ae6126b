import type { JulianDay } from '../time/julian-day.ts';
import type { Position } from './apparent.ts';
import { AU_KM, CENTURY, DEGREE, GM_SUN, J2000, normalizeDegrees } from './constants.ts';
import { earthState } from './heliocentric.ts';
import { moonState } from './moon.ts';
import { nutationState } from './nutation.ts';
import { moonToEclipticOfDate, precessionRate } from './precession.ts';
import type { State } from './vector.ts';

/**
 * Mean longitude of the ascending node in degrees, mean equinox of date: Chapront, Chapront-Touzé
 * and Francou 2002, with the lower terms moved by at most 0.1″ a century to DE431 (least squares
 * over 1800-2200).
 */
const NODE = [125.0445551, -1934.1363156, 0.0020714, 1.9066e-6, -1.65e-8];
/** Mean distance of the Moon, au: a node is a direction, and has none of its own. */
const MEAN_DISTANCE = 384_400 / AU_KM;

/** Mean ascending node of the Moon with nutation in longitude (Rahu; Ketu is opposite). */
export function meanNode(jdTt: JulianDay): Position {
  const t = (jdTt - J2000) / CENTURY;
  let longitude = 0;
  let rate = 0;
  for (let power = NODE.length - 1; power >= 0; power -= 1) {
    rate = rate * t + longitude;
    longitude = longitude * t + NODE[power]!;
  }
  const nutation = nutationState(jdTt);
  return {
    longitude: normalizeDegrees(longitude + nutation.longitude / DEGREE),
    latitude: 0,
    distance: MEAN_DISTANCE,
    speed: rate / CENTURY + nutation.longitudeRate / DEGREE,
  };
}

const moon: State = new Float64Array(6);

/**
 * True (osculating) ascending node: where the plane of the Moon's position and velocity meets the ecliptic of date,
 * with nutation in longitude. That plane turns only by the Sun's tidal force, so its rate needs no second instant.
 */
export function trueNode(jdTt: JulianDay): Position {
  moonState(jdTt, moon);
  const [x, y, z, vx, vy, vz] = [moon[0]!, moon[1]!, moon[2]!, moon[3]!, moon[4]!, moon[5]!];
  const [tx, ty, tz] = solarTide(x, y, z, jdTt);
  const frame = moonToEclipticOfDate(jdTt);
  // Angular momentum r × v and its rate r × tide, turned to the ecliptic of date.
  const hx = y * vz - z * vy;
  const hy = z * vx - x * vz;
  const hz = x * vy - y * vx;
  const rx = y * tz - z * ty;
  const ry = z * tx - x * tz;
  const rz = x * ty - y * tx;
  const poleX = frame[0]! * hx + frame[1]! * hy + frame[2]! * hz;
  const poleY = frame[3]! * hx + frame[4]! * hy + frame[5]! * hz;
  const rateX = frame[0]! * rx + frame[1]! * ry + frame[2]! * rz;
  const rateY = frame[3]! * rx + frame[4]! * ry + frame[5]! * rz;
  // The node lies along the ecliptic's pole × the orbit's pole.
  const longitude = Math.atan2(poleX, -poleY);
  const rate = (poleX * rateY - poleY * rateX) / (poleX * poleX + poleY * poleY);
  const nutation = nutationState(jdTt);
  return {
    longitude: normalizeDegrees((longitude + nutation.longitude) / DEGREE),
    latitude: 0,
    distance: MEAN_DISTANCE,
    speed: (rate + precessionRate(jdTt) + nutation.longitudeRate) / DEGREE,
  };
}

/** How much more the Sun pulls the Moon (geocentric x, y, z in au) than the Earth, au a day². */
function solarTide(x: number, y: number, z: number, jdTt: JulianDay): [number, number, number] {
  const earth = earthState(jdTt);
  const [sx, sy, sz] = [-earth[0]!, -earth[1]!, -earth[2]!];
  const far = GM_SUN / Math.hypot(sx, sy, sz) ** 3;
  const near = GM_SUN / Math.hypot(sx - x, sy - y, sz - z) ** 3;
  return [near * (sx - x) - far * sx, near * (sy - y) - far * sy, near * (sz - z) - far * sz];
}
