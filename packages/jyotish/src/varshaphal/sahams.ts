import { houseFrom, normaliseDegrees, SIGNS, signFromIndex, signOf } from '../chart/index.ts';
import type { HouseNumber, Placements, PlanetId, SignNumber } from '../chart/index.ts';

/** The sahams that are computed, in the order of Tajika Neelakanthi. */
export const SAHAMS = [
  'punya',
  'vidya',
  'yashas',
  'mahatmya',
  'asha',
  'samartha',
  'bhratri',
  'gaurava',
  'rajya',
  'matri',
  'putra',
  'jiva',
  'karma',
  'roga',
  'shastra',
  'bandhu',
  'mrityu',
  'paradesha',
  'artha',
  'paradara',
  'vanik',
  'karyasiddhi',
  'vivaha',
  'santapa',
  'shraddha',
  'vyapara',
  'shatru',
  'jalapatana',
  'labha',
] as const;

/** One of the sahams. */
export type SahamId = (typeof SAHAMS)[number];

/** A sensitive point of Tajika, of one matter. */
export interface Saham {
  /** which saham, by its Sanskrit name in plain Latin letters */
  readonly id: SahamId;
  /** sidereal, degrees in [0, 360) */
  readonly longitude: number;
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** whole-sign house from the ascendant */
  readonly house: HouseNumber;
  /** planet that rules the sign */
  readonly lord: PlanetId;
}

/** A point of a formula: a planet, the ascendant, the cusp of a house, the lord of a sign or house, or a saham. */
type Point = PlanetId | 'ascendant' | 'punya' | 'lagna_lord' | 'sun_lord' | 'moon_lord' | number;
/** A − B + C by day; B − A + C by night, unless the formula is the same for both. */
type Formula = readonly [a: Point, b: Point, c: Point, same?: 'day and night'];

const BOTH = 'day and night';
/** Cusps are numbers of houses; the lord of a house is the negative number. 15° of Cancer is 105. */
const FORMULAS: Readonly<
  Record<Exclude<SahamId, 'samartha' | 'gaurava' | 'karyasiddhi'>, Formula>
> = {
  punya: ['moon', 'sun', 'ascendant'],
  vidya: ['sun', 'moon', 'ascendant'],
  yashas: ['jupiter', 'punya', 'ascendant'],
  mahatmya: ['punya', 'mars', 'ascendant'],
  asha: ['saturn', 'venus', 'ascendant'],
  bhratri: ['jupiter', 'saturn', 'ascendant', BOTH],
  rajya: ['saturn', 'sun', 'ascendant'],
  matri: ['moon', 'venus', 'ascendant'],
  putra: ['jupiter', 'moon', 'ascendant', BOTH],
  jiva: ['saturn', 'jupiter', 'ascendant'],
  karma: ['mars', 'mercury', 'ascendant'],
  roga: ['ascendant', 'moon', 'ascendant', BOTH],
  shastra: ['jupiter', 'saturn', 'mercury'],
  bandhu: ['mercury', 'moon', 'ascendant'],
  mrityu: [8, 'moon', 'saturn', BOTH],
  paradesha: [9, -9, 'ascendant', BOTH],
  artha: [2, -2, 'ascendant', BOTH],
  paradara: ['venus', 'sun', 'ascendant'],
  vanik: ['moon', 'mercury', 'ascendant'],
  vivaha: ['venus', 'saturn', 'ascendant'],
  santapa: ['saturn', 'moon', 6],
  shraddha: ['venus', 'mars', 'ascendant'],
  vyapara: ['mars', 'saturn', 'ascendant', BOTH],
  shatru: ['mars', 'saturn', 'ascendant'],
  jalapatana: [105, 'saturn', 'ascendant'],
  labha: [11, -11, 'ascendant', BOTH],
};

function formulaOf(id: SahamId, byDay: boolean, lagnaLord: PlanetId): Formula {
  if (id === 'gaurava') {
    return byDay ? ['jupiter', 'moon', 'sun', BOTH] : ['jupiter', 'sun', 'moon', BOTH];
  }
  if (id === 'karyasiddhi') {
    return byDay ? ['saturn', 'sun', 'sun_lord', BOTH] : ['saturn', 'moon', 'moon_lord', BOTH];
  }
  if (id === 'samartha') {
    return lagnaLord === 'mars'
      ? ['jupiter', 'mars', 'ascendant']
      : ['mars', 'lagna_lord', 'ascendant'];
  }
  return FORMULAS[id];
}

/**
 * The sahams of an annual chart, or of a birth (Tajika Neelakanthi, ch. on sahams; formulas as in P. V. R. Narasimha Rao, Vedic
 * Astrology: An Integrated Approach, table of sahams, with the ambition (asha) from Venus as Neelakantha has it). Each is A − B + C
 * by day and B − A + C by night, unless one formula serves both; where C does not lie on the way from the second point to the
 * first, a sign is added. Houses are 30° each from the degree of the ascendant.
 * @param placements the annual chart: a `Varshaphal` is one
 * @param byDay whether the Sun is above the horizon
 */
export function sahamsOf(placements: Placements, byDay: boolean): readonly Saham[] {
  const { ascendant, grahas } = placements;
  const cusp = (house: number): number => ascendant.longitude + (house - 1) * 30;
  const lordOf = (sign: SignNumber): number => grahas[SIGNS[sign].lord].longitude;
  const longitudeOf = (point: Point): number => {
    if (typeof point === 'number') {
      if (point > 12) return point;
      return point > 0 ? cusp(point) : lordOf(signFromIndex(ascendant.sign - 2 - point));
    }
    if (point === 'ascendant') return ascendant.longitude;
    if (point === 'punya') return longitude(FORMULAS.punya);
    if (point === 'lagna_lord') return lordOf(ascendant.sign);
    if (point === 'sun_lord') return lordOf(grahas.sun.sign);
    return point === 'moon_lord' ? lordOf(grahas.moon.sign) : grahas[point].longitude;
  };
  const longitude = ([a, b, c, same]: Formula): number => {
    const [to, from] =
      byDay || same === BOTH ? [longitudeOf(a), longitudeOf(b)] : [longitudeOf(b), longitudeOf(a)];
    const third = longitudeOf(c);
    const isOnTheWay = normaliseDegrees(third - from) <= normaliseDegrees(to - from);
    return normaliseDegrees(to - from + third + (isOnTheWay ? 0 : 30));
  };
  return SAHAMS.map((id) => {
    const at = longitude(formulaOf(id, byDay, SIGNS[ascendant.sign].lord));
    const sign = signOf(at);
    return {
      id,
      longitude: at,
      sign,
      house: houseFrom(ascendant.sign, sign),
      lord: SIGNS[sign].lord,
    };
  });
}
