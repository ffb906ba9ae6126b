import { normaliseDegrees } from '../chart/index.ts';
import type { PlanetId } from '../chart/index.ts';
import type { JulianDay } from '../time/index.ts';

const J2000 = 2_451_545;
const CENTURY = 36_525;

/**
 * Mean heliocentric longitudes for the mean equinox of date, degrees and degrees a Julian century (Simon et al. 1994,
 * Numerical expressions for precession formulae and mean elements, 5.8); the Sun's is the Earth's and 180°.
 */
const ELEMENTS: Readonly<Record<Exclude<PlanetId, 'moon'>, readonly [number, number, number]>> = {
  sun: [280.466457, 36_000.7698278, 0.00030322],
  mars: [355.433, 19_141.6964471, 0.00031052],
  mercury: [252.250906, 149_474.0722491, 0.0003035],
  jupiter: [34.351519, 3036.3027748, 0.0002233],
  venus: [181.979801, 58_519.2130302, 0.00031014],
  saturn: [50.077444, 1223.5110686, 0.00051908],
};

/** The two longitudes that the motion of a planet is measured by, sidereal, degrees. */
export interface MeanMotion {
  /** madhya: the mean planet; the mean Sun for Mercury and Venus */
  readonly mean: number;
  /** sighrochcha: the mean Sun; for Mercury and Venus their own mean heliocentric longitude */
  readonly sighrochcha: number;
}

/** The five planets that move forward and back. */
export const STAR_PLANETS = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/** One of the five planets that move forward and back. */
export type StarPlanet = (typeof STAR_PLANETS)[number];

/**
 * Mean longitude and sighrochcha of a planet.
 * @param jdTt instant, Julian day (TT)
 * @param ayanamsa what is taken off a tropical longitude, degrees
 */
export function meanMotionOf(planet: StarPlanet, jdTt: JulianDay, ayanamsa: number): MeanMotion {
  const t = (jdTt - J2000) / CENTURY;
  const meanOf = (body: keyof typeof ELEMENTS): number => {
    const [start, rate, growth] = ELEMENTS[body];
    return normaliseDegrees(start + (rate + growth * t) * t - ayanamsa);
  };
  return planet === 'mercury' || planet === 'venus'
    ? { mean: meanOf('sun'), sighrochcha: meanOf(planet) }
    : { mean: meanOf(planet), sighrochcha: meanOf('sun') };
}
