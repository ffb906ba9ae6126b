import { checkSetting } from '../check-setting.ts';
import type { JulianDay } from '../time/julian-day.ts';
import { CENTURY, DEGREE, J2000, signedDegrees } from './constants.ts';
import { nutationState } from './nutation.ts';
import { meanStarLongitude } from './star.ts';
import type { CatalogueStar } from './star.ts';

/** The supported ayanamsas. The Krishnamurti Paddhati, KP, uses `krishnamurti`. */
export const AYANAMSAS = [
  'lahiri',
  'raman',
  'krishnamurti',
  'true_chitra',
  'true_pushya',
  'yukteshwar',
  'fagan_bradley',
] as const;

/** How far the sidereal zodiac lags behind the tropical one, and by whose definition. */
export type Ayanamsa = (typeof AYANAMSAS)[number] | OwnAyanamsa;

/**
 * An ayanamsa of one's own: its degrees at J2000 (1 January 2000, noon) as text, from -30 to 60, such as `22.5`. It grows like
 * Lahiri's.
 */
export type OwnAyanamsa = `${number}`;

const OWN_LIMITS = { min: -30, max: 60 };

const isOwn = (ayanamsa: string): ayanamsa is OwnAyanamsa => {
  const degrees = Number(ayanamsa);
  return /^-?\d+(\.\d+)?$/.test(ayanamsa) && degrees >= OWN_LIMITS.min && degrees <= OWN_LIMITS.max;
};

/** @throws JyotishError `out_of_range` unless it is one of `AYANAMSAS`, or the degrees of one's own at J2000 as text */
export function checkAyanamsa(ayanamsa: Ayanamsa): void {
  if (typeof ayanamsa !== 'string' || !isOwn(ayanamsa)) {
    checkSetting<Ayanamsa>('ayanamsa', ayanamsa, AYANAMSAS);
  }
}

/** Those that keep a star at a sidereal longitude. */
type StarAyanamsa = 'true_chitra' | 'true_pushya';

type Polynomial = readonly [c0: number, c1: number, c2: number];

/**
 * Mean ayanamsa in arc-seconds, c0 + c1 T + c2 T² + C3 T³: each school's epoch and value carried
 * by IAU 2006 precession, as Swiss Ephemeris 2.10.03 has them (fitted to 3e-5″ over 1900-2100).
 */
const POLYNOMIALS: Record<Exclude<(typeof AYANAMSAS)[number], StarAyanamsa>, Polynomial> = {
  lahiri: [85885.532403, 5028.796576, 1.105488],
  raman: [80678.847675, 5028.797009, 1.105368],
  krishnamurti: [85536.864075, 5028.797009, 1.105368],
  fagan_bradley: [89065.079909, 5028.796628, 1.105475],
  yukteshwar: [80923.690829, 5028.797009, 1.105368],
};
const C3 = 0.000013;

/** Spica (Hipparcos, as Swiss Ephemeris has it). */
const SPICA: CatalogueStar = {
  rightAscension: (13 + 25 / 60 + 11.57937 / 3600) * 15,
  declination: -(11 + 9 / 60 + 40.7501 / 3600),
  rightAscensionMotion: -0.04235,
  declinationMotion: -0.03067,
  parallax: 0.01306,
};

/** Delta Cancri (Hipparcos, the new reduction: van Leeuwen 2007). */
const DELTA_CANCRI: CatalogueStar = {
  rightAscension: (8 + 44 / 60 + 41.09921 / 3600) * 15,
  declination: 18 + 9 / 60 + 15.5034 / 3600,
  rightAscensionMotion: -0.01767,
  declinationMotion: -0.22926,
  parallax: 0.02498,
};

/** The star of an ayanamsa and its apparent sidereal longitude: 16° Cancer is of P. V. R. Narasimha Rao. */
const STARS: Record<StarAyanamsa, readonly [star: CatalogueStar, longitude: number]> = {
  true_chitra: [SPICA, 180],
  true_pushya: [DELTA_CANCRI, 106],
};

const isPolynomial = (name: Ayanamsa): name is keyof typeof POLYNOMIALS =>
  Object.hasOwn(POLYNOMIALS, name);

function ownPolynomial(ayanamsa: OwnAyanamsa): Polynomial {
  checkAyanamsa(ayanamsa);
  const [, c1, c2] = POLYNOMIALS.lahiri;
  return [Number(ayanamsa) * 3600, c1, c2];
}

const isOfStar = (name: Ayanamsa): name is StarAyanamsa => Object.hasOwn(STARS, name);

/**
 * Mean ayanamsa at a Julian day (TT), degrees: without nutation.
 * @param name one of `AYANAMSAS`, or the degrees of one's own at J2000 as text: `22.5`
 * @throws JyotishError `out_of_range` for any other, and for those of a star (`true_chitra`,
 *   `true_pushya`) outside 1799-07 to 2201-06.
 */
export function meanAyanamsa(name: Ayanamsa, jdTt: JulianDay): number {
  if (isOfStar(name)) {
    const [star, longitude] = STARS[name];
    return signedDegrees(meanStarLongitude(star, jdTt) - longitude);
  }
  // Called for every position: the list is only searched when the name is not found.
  const [c0, c1, c2] = isPolynomial(name) ? POLYNOMIALS[name] : ownPolynomial(name);
  const t = (jdTt - J2000) / CENTURY;
  return (c0 + (c1 + (c2 + C3 * t) * t) * t) / 3600;
}

/**
 * Mean ayanamsa and nutation in longitude at a Julian day (TT), degrees. A sidereal longitude is
 * the apparent tropical one less this, so that nutation drops out.
 */
export function trueAyanamsa(name: Ayanamsa, jdTt: JulianDay): number {
  return meanAyanamsa(name, jdTt) + nutationState(jdTt).longitude / DEGREE;
}
