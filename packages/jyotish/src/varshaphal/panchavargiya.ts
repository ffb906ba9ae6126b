import {
  degreeInSign,
  DIGNITIES,
  PLANET_IDS,
  shortestArc,
  signOf,
  SIGNS,
  varga,
} from '../chart/index.ts';
import type { PlanetId, SignNumber } from '../chart/index.ts';
import { tajikaRelation } from './tajika-aspect.ts';
import type { TajikaPlacements, TajikaRelation } from './tajika-aspect.ts';

/** Whose place a planet is in: its own, or that of a friend, neutral or enemy by Tajika's rule. */
export type TajikaPlace = 'own' | TajikaRelation;

/** One of the five strengths. */
export interface VargiyaStrength {
  /** planet whose part of the zodiac it is in */
  readonly lord: PlanetId;
  /** its relation to that lord */
  readonly place: TajikaPlace;
  /** points of this strength */
  readonly points: number;
}

/** The five strengths of a planet. */
export interface PanchavargiyaBala {
  /** sign, up to 30 */
  readonly kshetra: VargiyaStrength;
  /** distance from deepest debilitation, up to 20 */
  readonly uchcha: { /** of this strength, 0 to 20 */ readonly points: number };
  /** unequal fifths of the sign, up to 15 */
  readonly hadda: VargiyaStrength;
  /** thirds of the sign, up to 10 */
  readonly drekkana: VargiyaStrength;
  /** ninths of the sign, up to 5 */
  readonly navamsa: VargiyaStrength;
  /** the five together divided by four, 0 to 20 (vishva bala) */
  readonly total: number;
  /** under 5 feeble, to 10 weak, to 15 strong, above very strong */
  readonly grade: 'feeble' | 'weak' | 'strong' | 'very_strong';
}

type Term = readonly [lord: PlanetId, degrees: number];

const hadda = (text: string): readonly Term[] =>
  text.split(' ').map((term) => {
    const [lord, degrees] = term.split('-');
    return [lord as PlanetId, Number(degrees)];
  });

/** The haddas from Aries, each lord with its degrees (Tajika Neelakanthi, ch. 1). */
const HADDAS: readonly (readonly Term[])[] = [
  'jupiter-6 venus-6 mercury-8 mars-5 saturn-5',
  'venus-8 mercury-6 jupiter-8 saturn-5 mars-3',
  'mercury-6 jupiter-6 venus-5 mars-7 saturn-6',
  'mars-7 venus-6 mercury-6 jupiter-7 saturn-4',
  'jupiter-6 venus-5 saturn-7 mercury-6 mars-6',
  'mercury-7 venus-10 jupiter-4 mars-7 saturn-2',
  'saturn-6 mercury-8 jupiter-7 venus-7 mars-2',
  'mars-7 venus-4 mercury-8 jupiter-5 saturn-6',
  'jupiter-12 venus-5 mercury-4 mars-5 saturn-4',
  'mercury-7 jupiter-7 venus-8 saturn-4 mars-4',
  'mercury-7 venus-6 jupiter-7 mars-5 saturn-5',
  'venus-12 jupiter-4 mercury-3 mars-9 saturn-2',
].map(hadda);

/**
 * The lord of the hadda that holds a longitude.
 * @param longitude sidereal, degrees
 */
export function haddaLordOf(longitude: number): PlanetId {
  let left = degreeInSign(longitude);
  const terms = HADDAS[signOf(longitude) - 1]!;
  return (terms.find(([, degrees]) => (left -= degrees) < 0) ?? terms[4]!)[0];
}

/** The lords of Tajika's drekkanas from Aries on, seven over and over: the order of falling distance. */
const DREKKANA_LORDS = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'] as const;

/**
 * The lord of Tajika's drekkana (a third of a sign), which is not that of Parashara.
 * @param longitude sidereal, degrees
 */
export function tajikaDrekkanaLordOf(longitude: number): PlanetId {
  const third = (signOf(longitude) - 1) * 3 + Math.floor(degreeInSign(longitude) / 10);
  return DREKKANA_LORDS[third % 7]!;
}

const SHARES: Readonly<Record<TajikaPlace, number>> = {
  own: 1,
  friend: 0.75,
  neutral: 0.5,
  enemy: 0.25,
};

function gradeOf(total: number): PanchavargiyaBala['grade'] {
  if (total < 5) return 'feeble';
  if (total < 10) return 'weak';
  return total < 15 ? 'strong' : 'very_strong';
}

/**
 * Panchavargiya bala of a planet in an annual chart (Tajika Neelakanthi, ch. 1): its own sign gives 30,
 * hadda 15, drekkana 10, navamsa 5 points; a friend's three quarters of that, a neutral's half, an
 * enemy's a quarter. Friends are those of `tajikaRelation`. To it comes a ninth of the degrees from the
 * deepest debilitation.
 */
export function panchavargiyaOf(planet: PlanetId, planets: TajikaPlacements): PanchavargiyaBala {
  const { longitude, sign } = planets[planet];
  const strength = (lord: PlanetId, most: number): VargiyaStrength => {
    const place = lord === planet ? 'own' : tajikaRelation(sign, planets[lord].sign);
    return { lord, place, points: most * SHARES[place] };
  };
  const { debilitated, deepExaltation } = DIGNITIES[planet];
  const deepestFall = (debilitated - 1) * 30 + (deepExaltation ?? 0);
  const uchcha = { points: shortestArc(longitude, deepestFall) / 9 };
  const kshetra = strength(SIGNS[sign].lord, 30);
  const haddaStrength = strength(haddaLordOf(longitude), 15);
  const drekkana = strength(tajikaDrekkanaLordOf(longitude), 10);
  const navamsaSign: SignNumber = varga(9, longitude).sign;
  const navamsa = strength(SIGNS[navamsaSign].lord, 5);
  const total =
    (kshetra.points + uchcha.points + haddaStrength.points + drekkana.points + navamsa.points) / 4;
  return { kshetra, uchcha, hadda: haddaStrength, drekkana, navamsa, total, grade: gradeOf(total) };
}

/** Panchavargiya bala of the seven planets. */
export function panchavargiyaBala(
  planets: TajikaPlacements,
): Readonly<Record<PlanetId, PanchavargiyaBala>> {
  return Object.fromEntries(
    PLANET_IDS.map((planet) => [planet, panchavargiyaOf(planet, planets)]),
  ) as Record<PlanetId, PanchavargiyaBala>;
}
