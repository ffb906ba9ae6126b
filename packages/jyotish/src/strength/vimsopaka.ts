import { checkSetting } from '../check-setting.ts';
import { DIGNITIES, eachGraha, varga } from '../chart/index.ts';
import type { Chart, PlanetId, VargaNumber } from '../chart/index.ts';
import { eachPlanet, sumOf } from './planets.ts';
import { vargaRelation } from './varga-relation.ts';
import type { GrahaLongitudes, VargaRelation } from './varga-relation.ts';

/** The four groups of vargas: six, seven, ten and sixteen. */
export const VIMSOPAKA_SCHEMES = [
  'shadvarga',
  'saptavarga',
  'dashavarga',
  'shodashavarga',
] as const;

/** One of the four groups of vargas. */
export type VimsopakaScheme = (typeof VIMSOPAKA_SCHEMES)[number];

/** What each varga counts in a scheme; they add up to 20 (BPHS 7, 17–25). */
export const VIMSOPAKA_WEIGHTS: Readonly<
  Record<VimsopakaScheme, Readonly<Partial<Record<VargaNumber, number>>>>
> = {
  shadvarga: { 1: 6, 2: 2, 3: 4, 9: 5, 12: 2, 30: 1 },
  saptavarga: { 1: 5, 2: 2, 3: 3, 7: 2.5, 9: 4.5, 12: 2, 30: 1 },
  dashavarga: {
    1: 3,
    2: 1.5,
    3: 1.5,
    7: 1.5,
    9: 1.5,
    10: 1.5,
    12: 1.5,
    16: 1.5,
    30: 1.5,
    60: 5,
  },
  shodashavarga: {
    1: 3.5,
    2: 1,
    3: 1,
    4: 0.5,
    7: 0.5,
    9: 3,
    10: 0.5,
    12: 0.5,
    16: 2,
    20: 0.5,
    24: 0.5,
    27: 0.5,
    30: 1,
    40: 0.5,
    45: 0.5,
    60: 4,
  },
};

/** Varga vishwa: how much of twenty a planet has by the lord of its sign in a varga (BPHS 7, 21–25). */
const VISHWA: Readonly<Record<VargaRelation, number>> = {
  own: 20,
  great_friend: 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  great_enemy: 5,
};

/** What can be chosen about vimsopaka bala. */
export interface VimsopakaOptions {
  /**
   * whether the sign of exaltation counts as an own sign: the verses on the score name own vargas only (7, 21–25), an
   * earlier one of the chapter exaltation too (7, 11)
   */
  readonly exaltation?: boolean;
}

/** Vimsopaka bala of a planet in the four schemes, 5 to 20. */
export type Vimsopaka = Readonly<Record<VimsopakaScheme, number>>;

/**
 * Vimsopaka bala of the seven planets: how well they are placed in groups of vargas, out of twenty (BPHS 7, 17–27). Below
 * 5 a planet is called unable, to 10 weak, to 15 middling, above it wholly good.
 * @throws JyotishError `out_of_range` for an option that is not true or false
 */
export function vimsopaka(
  { grahas }: Pick<Chart, 'grahas'>,
  { exaltation = false }: VimsopakaOptions = {},
): Readonly<Record<PlanetId, Vimsopaka>> {
  checkSetting('exaltation', exaltation, [true, false]);
  const longitudes = eachGraha((graha) => grahas[graha].longitude);
  return eachPlanet(
    (planet) =>
      Object.fromEntries(
        VIMSOPAKA_SCHEMES.map((scheme) => [
          scheme,
          scoreOf(planet, longitudes, VIMSOPAKA_WEIGHTS[scheme], exaltation),
        ]),
      ) as Record<VimsopakaScheme, number>,
  );
}

function scoreOf(
  planet: PlanetId,
  longitudes: GrahaLongitudes,
  weights: Readonly<Partial<Record<VargaNumber, number>>>,
  exaltation: boolean,
): number {
  return sumOf(
    Object.entries(weights).map(([key, weight]) => {
      const number = Number(key) as VargaNumber;
      const isExalted =
        exaltation && varga(number, longitudes[planet]).sign === DIGNITIES[planet].exalted.sign;
      const vishwa = isExalted ? VISHWA.own : VISHWA[vargaRelation(planet, number, longitudes)];
      return (weight * vishwa) / 20;
    }),
  );
}
