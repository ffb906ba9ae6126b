import { SIGNS } from '../chart/index.ts';
import type { PlanetId, SignNumber, Tatva } from '../chart/index.ts';
import type { PanchavargiyaBala } from './panchavargiya.ts';
import { ithasalaOf, tajikaAspect } from './tajika-aspect.ts';
import type { TajikaPlacements } from './tajika-aspect.ts';

/** The five who may become lord of the year (panchadhikari). */
export const YEAR_OFFICES = [
  'muntha',
  'birth_lagna',
  'annual_lagna',
  'trirashi',
  'day_night',
] as const;

/**
 * An office: lord of the muntha, of the lagna at birth, of the annual lagna, of its triplicity (trirashi),
 * of the Sun's sign by day or the Moon's by night.
 */
export type YearOffice = (typeof YEAR_OFFICES)[number];

/** The holder of an office with what it is judged by. */
export interface YearOfficer {
  /** one of five */
  readonly office: YearOffice;
  /** who holds it */
  readonly planet: PlanetId;
  /** panchavargiya bala, 0 to 20 */
  readonly strength: number;
  /** its aspect on the annual lagna, 0 to 60; without one it cannot become lord of the year */
  readonly aspect: number;
}

/** Why a planet is lord of the year. */
export type YearLordRule =
  /** the strongest of those who aspect the lagna */
  | 'strongest_aspecting'
  /** none aspects it: the strongest of the five */
  | 'strongest'
  /** the best has less than 5 points, or two are equal in all: the lord of the muntha */
  | 'muntha'
  /** the Moon would be it: the planet with which it has an ithasala */
  | 'ithasala_with_moon'
  /** the Moon would be it and has none: the lord of its sign */
  | 'lord_of_moon';

/** The lord of the year with the five from whom it was chosen. */
export interface YearLord {
  /** who rules the year */
  readonly planet: PlanetId;
  /** why it was chosen */
  readonly rule: YearLordRule;
  /** the five, in the order of `YEAR_OFFICES` */
  readonly officers: readonly YearOfficer[];
}

/** Lords of the triplicities by day, by night, and of the third sign at any time. */
const TRIPLICITIES: Readonly<
  Record<Tatva, readonly [day: PlanetId, night: PlanetId, third: PlanetId]>
> = {
  fire: ['sun', 'jupiter', 'saturn'],
  earth: ['venus', 'moon', 'mars'],
  air: ['saturn', 'mercury', 'jupiter'],
  water: ['venus', 'mars', 'moon'],
};

/**
 * The trirashi lord of a lagna (Tajika Neelakanthi, ch. 1): the first sign of an element from Aries has the
 * day's and the night's lord in this order, the second in the other, the third one lord always.
 */
export function trirashiLordOf(lagna: SignNumber, byDay: boolean): PlanetId {
  const [day, night, third] = TRIPLICITIES[SIGNS[lagna].tatva];
  const place = Math.floor((lagna - 1) / 4);
  if (place === 2) return third;
  return byDay === (place === 0) ? day : night;
}

/** What the lord of a year is chosen by. */
export interface YearLordInput {
  /** 1 (Aries) to 12 (Pisces) */
  readonly munthaSign: SignNumber;
  /** sign of the ascendant at birth */
  readonly birthLagna: SignNumber;
  /** sign of the ascendant of the year */
  readonly annualLagna: SignNumber;
  /** whether the Sun is above the horizon at the return */
  readonly byDay: boolean;
  /** where the planets are in the annual chart */
  readonly planets: TajikaPlacements;
  /** panchavargiya bala of each planet */
  readonly strengths: Readonly<Record<PlanetId, PanchavargiyaBala>>;
}

const WEAK = 5;
/** Strengths that differ by less are equal. */
const EQUAL = 1e-9;

/**
 * The lord of the year (varshesha; Tajika Neelakanthi, ch. 2): the strongest by panchavargiya bala of
 * the five officers who aspect the annual lagna; equals are distinguished by their aspect.
 */
export function yearLordOf(input: YearLordInput): YearLord {
  const { munthaSign, birthLagna, annualLagna, byDay, planets, strengths } = input;
  const dayNight = SIGNS[planets[byDay ? 'sun' : 'moon'].sign].lord;
  const holders: Record<YearOffice, PlanetId> = {
    muntha: SIGNS[munthaSign].lord,
    birth_lagna: SIGNS[birthLagna].lord,
    annual_lagna: SIGNS[annualLagna].lord,
    trirashi: trirashiLordOf(annualLagna, byDay),
    day_night: dayNight,
  };
  const officers = YEAR_OFFICES.map((office): YearOfficer => {
    const planet = holders[office];
    const aspect = tajikaAspect(planets[planet].sign, annualLagna);
    return { office, planet, strength: strengths[planet].total, aspect };
  });
  const chosen = chooseOfficer(officers, holders.muntha);
  if (chosen.planet !== 'moon') return { ...chosen, officers };
  const partner = moonPartner(planets, strengths);
  return partner === null
    ? { planet: SIGNS[planets.moon.sign].lord, rule: 'lord_of_moon', officers }
    : { planet: partner, rule: 'ithasala_with_moon', officers };
}

function chooseOfficer(
  officers: readonly YearOfficer[],
  munthaLord: PlanetId,
): { planet: PlanetId; rule: YearLordRule } {
  const aspecting = officers.filter(({ aspect }) => aspect > 0);
  const candidates = aspecting.length > 0 ? aspecting : officers;
  const most = Math.max(...candidates.map(({ strength }) => strength));
  const strongest = candidates.filter(({ strength }) => most - strength < EQUAL);
  const widest = Math.max(...strongest.map(({ aspect }) => aspect));
  const best = new Set(
    strongest.filter(({ aspect }) => aspect === widest).map(({ planet }) => planet),
  );
  if (aspecting.length > 0 && (most < WEAK || best.size > 1)) {
    return { planet: munthaLord, rule: 'muntha' };
  }
  const [planet] = best;
  return { planet: planet!, rule: aspecting.length > 0 ? 'strongest_aspecting' : 'strongest' };
}

/** The strongest planet with which the Moon has an ithasala, if any. */
function moonPartner(
  planets: TajikaPlacements,
  strengths: YearLordInput['strengths'],
): PlanetId | null {
  const partners = (Object.keys(planets) as PlanetId[])
    .filter((planet) => planet !== 'moon' && ithasalaOf('moon', planet, planets) !== null)
    .toSorted((a, b) => strengths[b].total - strengths[a].total);
  return partners[0] ?? null;
}
