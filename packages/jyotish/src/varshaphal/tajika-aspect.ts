import { houseFrom } from '../chart/index.ts';
import type { GrahaPlacement, HouseNumber, PlanetId, SignNumber } from '../chart/index.ts';

/** The aspect of two planets by the distance of their signs (Tajika Neelakanthi, ch. 1). */
export type TajikaRelation = 'friend' | 'neutral' | 'enemy';

/** Tajika uses the seven planets only. */
export type TajikaPlacements = Readonly<Record<PlanetId, GrahaPlacement>>;

/**
 * Friends are in the third, fifth, ninth and eleventh from each other, enemies in the first,
 * fourth, seventh and tenth; in the second, sixth, eighth and twelfth there is no aspect.
 */
export function tajikaRelation(from: SignNumber, other: SignNumber): TajikaRelation {
  const house = houseFrom(from, other);
  if ([3, 5, 9, 11].includes(house)) return 'friend';
  return [1, 4, 7, 10].includes(house) ? 'enemy' : 'neutral';
}

/**
 * Strength of a Tajika aspect by the aspected place, in sixtieths (Tajika Neelakanthi, ch. 1): full on
 * the first and seventh, 45 on the trines, 40 and 10 on the third and eleventh, 15 on the fourth and tenth.
 */
const ASPECT_SIXTIETHS: Readonly<Partial<Record<HouseNumber, number>>> = {
  1: 60,
  3: 40,
  4: 15,
  5: 45,
  7: 60,
  9: 45,
  10: 15,
  11: 10,
};

/** Strength of the aspect from one sign to another, 0 to 60; 0 means none. */
export function tajikaAspect(from: SignNumber, to: SignNumber): number {
  return ASPECT_SIXTIETHS[houseFrom(from, to)] ?? 0;
}

/** Orbs of light (deeptamsha), degrees (Tajika Neelakanthi, ch. 1). */
export const DEEPTAMSHAS: Readonly<Record<PlanetId, number>> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

/** From the fastest to the slowest, as Tajika has them. */
const BY_SPEED: readonly PlanetId[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
];

/** Relation of two planets: the faster approaches the slower (ithasala) or has passed it (ishrafa). */
export interface TajikaContact {
  /** approaching, or past */
  readonly kind: 'ithasala' | 'ishrafa';
  /** faster of the two */
  readonly fast: PlanetId;
  /** slower of the two */
  readonly slow: PlanetId;
  /**
   * of an ithasala: `complete` within one degree, `present` within the orb, `future` when the faster
   * is in the last degree of its sign and meets the slower from the next; null of an ishrafa
   */
  readonly stage: 'complete' | 'present' | 'future' | null;
  /** how far the degrees in their signs are apart */
  readonly separation: number;
  /** half the sum of both orbs of light, degrees */
  readonly orb: number;
}

const LAST_DEGREE = 29;

/**
 * The contact of two planets, or null. They must aspect each other by sign and be as near in the
 * degrees of their signs as half the sum of their orbs. Faster and slower go by the planets' order;
 * retrograde motion only rules out the future ithasala (Tajika Neelakanthi, ch. 2).
 */
export function tajikaContact(
  a: PlanetId,
  b: PlanetId,
  planets: TajikaPlacements,
): TajikaContact | null {
  const [fast, slow] = BY_SPEED.indexOf(a) < BY_SPEED.indexOf(b) ? [a, b] : [b, a];
  const [first, second] = [planets[fast], planets[slow]];
  const orb = (DEEPTAMSHAS[fast] + DEEPTAMSHAS[slow]) / 2;
  const ahead = second.degreeInSign - first.degreeInSign;
  if (tajikaAspect(first.sign, second.sign) > 0 && Math.abs(ahead) <= orb) {
    const separation = Math.abs(ahead);
    return ahead >= 0
      ? {
          kind: 'ithasala',
          fast,
          slow,
          stage: separation <= 1 ? 'complete' : 'present',
          separation,
          orb,
        }
      : { kind: 'ishrafa', fast, slow, stage: null, separation, orb };
  }
  return futureContact(fast, slow, planets);
}

/** The ithasala that a planet in the last degree of its sign makes from the next sign. */
function futureContact(
  fast: PlanetId,
  slow: PlanetId,
  planets: TajikaPlacements,
): TajikaContact | null {
  const { degreeInSign, sign, retrograde } = planets[fast];
  const next = ((sign % 12) + 1) as SignNumber;
  const separation = planets[slow].degreeInSign - (degreeInSign - 30);
  const orb = (DEEPTAMSHAS[fast] + DEEPTAMSHAS[slow]) / 2;
  if (retrograde || degreeInSign < LAST_DEGREE) return null;
  if (tajikaAspect(next, planets[slow].sign) === 0) return null;
  return separation <= orb
    ? { kind: 'ithasala', fast, slow, stage: 'future', separation, orb }
    : null;
}

/** The ithasala of two planets, or null. */
export function ithasalaOf(
  a: PlanetId,
  b: PlanetId,
  planets: TajikaPlacements,
): TajikaContact | null {
  const contact = tajikaContact(a, b, planets);
  return contact?.kind === 'ithasala' ? contact : null;
}
