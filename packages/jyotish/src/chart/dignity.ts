import type { GrahaId } from './bodies.ts';
import { compoundFriendship, naturalFriendship, temporalFriendship } from './friendship.ts';
import type { CompoundFriendship } from './friendship.ts';
import { degreeInSign, SIGNS, signOf } from './signs.ts';
import type { SignNumber } from './signs.ts';

/** How well a graha is placed by sign, from the best to the worst. */
export type Dignity = 'exalted' | 'moolatrikona' | 'own' | CompoundFriendship | 'debilitated';

/** A stretch of one sign, degrees, `to` excluded. */
export interface SignSpan {
  /** 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** first degree, 0 to 30 */
  readonly from: number;
  /** degree at which it ends, 0 to 30 */
  readonly to: number;
}

/** Where a graha is strong and weak by sign. */
export interface DignityRow {
  /** the part of the exaltation sign that counts as exalted */
  readonly exalted: SignSpan;
  /** deepest exaltation, degree of the exaltation sign; null for the nodes */
  readonly deepExaltation: number | null;
  /** sign of debilitation, opposite to exaltation */
  readonly debilitated: SignNumber;
  /** part of a sign where it is nearly as strong as exalted; null for a graha without one */
  readonly moolatrikona: SignSpan | null;
  /** signs that it rules */
  readonly own: readonly SignNumber[];
}

const whole = (sign: SignNumber): SignSpan => ({ sign, from: 0, to: 30 });

/**
 * BPHS ch. 3, 49–54. The Moon is exalted in the first 3° of Taurus and Mercury in the first 15° of
 * Virgo only, because moolatrikona begins there. The nodes follow the Taurus–Scorpio school; others
 * exalt Rahu in Gemini, and many give the nodes no dignity.
 */
export const DIGNITIES: Readonly<Record<GrahaId, DignityRow>> = {
  sun: {
    exalted: whole(1),
    deepExaltation: 10,
    debilitated: 7,
    moolatrikona: { sign: 5, from: 0, to: 20 },
    own: [5],
  },
  moon: {
    exalted: { sign: 2, from: 0, to: 3 },
    deepExaltation: 3,
    debilitated: 8,
    moolatrikona: { sign: 2, from: 3, to: 30 },
    own: [4],
  },
  mars: {
    exalted: whole(10),
    deepExaltation: 28,
    debilitated: 4,
    moolatrikona: { sign: 1, from: 0, to: 12 },
    own: [1, 8],
  },
  mercury: {
    exalted: { sign: 6, from: 0, to: 15 },
    deepExaltation: 15,
    debilitated: 12,
    moolatrikona: { sign: 6, from: 15, to: 20 },
    own: [3, 6],
  },
  jupiter: {
    exalted: whole(4),
    deepExaltation: 5,
    debilitated: 10,
    moolatrikona: { sign: 9, from: 0, to: 10 },
    own: [9, 12],
  },
  venus: {
    exalted: whole(12),
    deepExaltation: 27,
    debilitated: 6,
    moolatrikona: { sign: 7, from: 0, to: 15 },
    own: [2, 7],
  },
  saturn: {
    exalted: whole(7),
    deepExaltation: 20,
    debilitated: 1,
    moolatrikona: { sign: 11, from: 0, to: 20 },
    own: [10, 11],
  },
  rahu: { exalted: whole(2), deepExaltation: null, debilitated: 8, moolatrikona: null, own: [11] },
  ketu: { exalted: whole(8), deepExaltation: null, debilitated: 2, moolatrikona: null, own: [] },
};

function contains(span: SignSpan | null, sign: SignNumber, degree: number): boolean {
  return span !== null && span.sign === sign && degree >= span.from && degree < span.to;
}

/**
 * The dignity of a graha, checked in this order: exalted, moolatrikona, own sign, debilitated, else compound friendship
 * with the lord of the sign (BPHS ch. 3).
 * @param graha which one; for the nodes see `DIGNITIES`
 * @param longitude its sidereal longitude, degrees
 * @param signOfLord the sign where the lord of its sign is (for temporal friendship)
 */
export function dignityOf(graha: GrahaId, longitude: number, signOfLord: SignNumber): Dignity {
  const sign = signOf(longitude);
  const degree = degreeInSign(longitude);
  const row = DIGNITIES[graha];
  if (contains(row.exalted, sign, degree)) return 'exalted';
  if (contains(row.moolatrikona, sign, degree)) return 'moolatrikona';
  if (row.own.includes(sign)) return 'own';
  if (row.debilitated === sign) return 'debilitated';
  return compoundFriendship(
    naturalFriendship(graha, SIGNS[sign].lord),
    temporalFriendship(sign, signOfLord),
  );
}

/** The sign that a graha is at home in: its own one, and of two the one with its moolatrikona; null for the nodes. */
export function homeSignOf(graha: GrahaId): SignNumber | null {
  if (graha === 'rahu' || graha === 'ketu') return null;
  const { own, moolatrikona } = DIGNITIES[graha];
  return own.find((sign) => sign === moolatrikona?.sign) ?? own[0] ?? null;
}
