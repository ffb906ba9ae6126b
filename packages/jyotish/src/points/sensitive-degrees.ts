import type { BodyId, PlanetId } from '../chart/bodies.ts';
import { degreeInSign, signFromIndex, SIGNS, signOf } from '../chart/signs.ts';
import type { Quality, SignNumber, Tatva } from '../chart/signs.ts';
import { varga } from '../chart/vargas.ts';

/** The house of obstruction of a lagna, and its lord. */
export interface Badhaka {
  /** counted from the lagna as 1 */
  readonly house: 7 | 9 | 11;
  /** the sign in that house, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** planet that rules this sign: the badhakesha */
  readonly lord: PlanetId;
}

const BADHAKA_HOUSES = { movable: 11, fixed: 9, dual: 7 } as const satisfies Record<
  Quality,
  number
>;

/**
 * The badhaka house of a lagna: the eleventh from movable signs, the ninth from fixed ones, the seventh from dual ones (Jataka
 * Parijata 2, 48; Prasna Marga 15, 111).
 */
export function badhakaOf(lagna: SignNumber): Badhaka {
  const house = BADHAKA_HOUSES[SIGNS[lagna].quality];
  const sign = signFromIndex(lagna - 1 + house - 1);
  return { house, sign, lord: SIGNS[sign].lord };
}

/** The two pushkara navamsas of a sign, by its element, counted in the sign from 1. */
const PUSHKARA_NAVAMSAS: Readonly<Record<Tatva, readonly number[]>> = {
  fire: [7, 9],
  earth: [3, 5],
  air: [6, 8],
  water: [1, 3],
};

/** The pushkara degree of each sign, Aries to Pisces, counted from 1 (Jataka Parijata 1, 58). */
const PUSHKARA_BHAGAS = [21, 14, 18, 8, 19, 9, 24, 11, 23, 14, 19, 9] as const;

/**
 * Whether a longitude is in one of the 24 pushkara navamsas (C. S. Patel, Predicting through Navamsa and Nadi Astrology, ch. 5).
 * @param longitude sidereal, degrees
 */
export function isPushkaraNavamsa(longitude: number): boolean {
  return PUSHKARA_NAVAMSAS[SIGNS[signOf(longitude)].tatva].includes(varga(9, longitude).part);
}

/**
 * Whether a longitude is in the pushkara degree of its sign: the 21st degree of Aries is from 20° to 21° (Jataka Parijata 1, 58;
 * Patel has other degrees for Gemini to Aquarius).
 * @param longitude sidereal, degrees
 */
export function isPushkaraBhaga(longitude: number): boolean {
  return isInDegree(longitude, PUSHKARA_BHAGAS);
}

/** The bodies with degrees of death: the ascendant, the nine grahas, and Mandi. */
export type MrityuBody = BodyId | 'mandi';

/** Degrees of death in each sign, Aries to Pisces, counted from 1 (Jataka Parijata 1, 57 with the table of its commentator). */
const MRITYU_BHAGAS: Readonly<Record<MrityuBody, readonly number[]>> = {
  ascendant: [1, 9, 22, 22, 25, 2, 4, 23, 18, 20, 24, 10],
  sun: [20, 9, 12, 6, 8, 24, 16, 17, 22, 2, 3, 23],
  moon: [26, 12, 13, 25, 24, 11, 26, 14, 13, 25, 5, 12],
  mars: [19, 28, 25, 23, 29, 28, 14, 21, 2, 15, 11, 6],
  mercury: [15, 14, 13, 12, 8, 18, 20, 10, 21, 22, 7, 5],
  jupiter: [19, 29, 12, 27, 6, 4, 13, 10, 17, 11, 15, 28],
  venus: [28, 15, 11, 17, 10, 13, 4, 6, 27, 12, 29, 19],
  saturn: [10, 4, 7, 9, 12, 16, 3, 18, 28, 14, 13, 15],
  rahu: [14, 13, 12, 11, 24, 23, 22, 21, 10, 20, 18, 8],
  ketu: [8, 18, 20, 10, 21, 22, 23, 24, 11, 12, 13, 14],
  mandi: [23, 24, 11, 12, 13, 14, 8, 18, 20, 10, 21, 22],
};

/**
 * Whether a body is in its mrityu bhaga, the degree that texts call unsafe for it: the 20th degree of Aries, for the Sun, is from
 * 19° to 20°. Texts differ about some degrees of the Moon; some allow an orb of up to one degree.
 * @param longitude sidereal, degrees
 */
export function isMrityuBhaga(body: MrityuBody, longitude: number): boolean {
  return isInDegree(longitude, MRITYU_BHAGAS[body]);
}

function isInDegree(longitude: number, degrees: readonly number[]): boolean {
  return Math.floor(degreeInSign(longitude)) + 1 === degrees[signOf(longitude) - 1];
}

/** Breadth of a gandanta on each side of its junction, degrees: one navamsa. */
const GANDANTA_BREADTH = 10 / 3;

/**
 * How far a longitude is from the junction of a water and a fire sign (the ends of Cancer, Scorpio and Pisces), degrees from 0 to
 * 3°20′; null outside the last navamsa of those signs and the first of the next (Jataka Parijata 9, 59).
 * @param longitude sidereal, degrees
 */
export function gandantaDistance(longitude: number): number | null {
  const sign = signOf(longitude);
  const degree = degreeInSign(longitude);
  const { tatva } = SIGNS[sign];
  const distance = tatva === 'water' ? 30 - degree : tatva === 'fire' ? degree : 30;
  return distance <= GANDANTA_BREADTH ? distance : null;
}
