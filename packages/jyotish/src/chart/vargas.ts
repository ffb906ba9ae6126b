import { checkSetting } from '../check-setting.ts';
import { TICKS_PER_DEGREE, ticksOf } from './angle.ts';
import { isOddSign, SIGNS, signFromIndex, signOf } from './signs.ts';
import type { Quality, SignNumber, Tatva } from './signs.ts';

/** The sixteen vargas of BPHS, by the number of parts of a sign. */
export const VARGA_NUMBERS = [1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60] as const;

/** Number of a varga: 9 for the navamsa, D9. */
export type VargaNumber = (typeof VARGA_NUMBERS)[number];

/** Names of the sixteen vargas (BPHS ch. 6). */
export const VARGA_NAMES: Readonly<Record<VargaNumber, string>> = {
  1: 'Rashi',
  2: 'Hora',
  3: 'Drekkana',
  4: 'Chaturthamsa',
  7: 'Saptamsa',
  9: 'Navamsa',
  10: 'Dasamsa',
  12: 'Dwadasamsa',
  16: 'Shodasamsa',
  20: 'Vimsamsa',
  24: 'Chaturvimsamsa',
  27: 'Bhamsa',
  30: 'Trimsamsa',
  40: 'Khavedamsa',
  45: 'Akshavedamsa',
  60: 'Shashtiamsa',
};

/** Where a longitude falls in a varga. */
export interface VargaPosition {
  /** sign of the varga, 1 (Aries) to 12 (Pisces) */
  readonly sign: SignNumber;
  /** which part of its sign the longitude is in, from 1; the trimsamsa has five unequal parts */
  readonly part: number;
  /** degree within the sign of the varga, [0, 30): (degree in sign × number) mod 30, D30 included */
  readonly degreeInSign: number;
}

// Signs counted from Aries as 0, for the arithmetic below.
const ARIES = 0;
const TAURUS = 1;
const GEMINI = 2;
const CANCER = 3;
const LEO = 4;
const VIRGO = 5;
const LIBRA = 6;
const SCORPIO = 7;
const SAGITTARIUS = 8;
const CAPRICORN = 9;
const AQUARIUS = 10;
const PISCES = 11;

/** From a sign and a part (both from 0) to the sign of the varga, counted from Aries, not yet wrapped. */
type EqualRule = (signIndex: number, part: number, sign: SignNumber) => number;

const startsByQuality =
  (starts: Readonly<Record<Quality, number>>): EqualRule =>
  (_, part, sign) =>
    starts[SIGNS[sign].quality] + part;

const startsByTatva =
  (starts: Readonly<Record<Tatva, number>>): EqualRule =>
  (_, part, sign) =>
    starts[SIGNS[sign].tatva] + part;

const startsByParity =
  (odd: number, even: number): EqualRule =>
  (_, part, sign) =>
    (isOddSign(sign) ? odd : even) + part;

const fromItself =
  (step: number, evenOffset = 0): EqualRule =>
  (signIndex, part, sign) =>
    signIndex + (isOddSign(sign) ? 0 : evenOffset) + step * part;

/** BPHS ch. 6; the trimsamsa, whose parts are unequal, is separate. */
const EQUAL_RULES: Readonly<Record<Exclude<VargaNumber, 30>, EqualRule>> = {
  1: fromItself(0),
  2: (_, part, sign) => (isOddSign(sign) === (part === 0) ? LEO : CANCER),
  3: fromItself(4),
  4: fromItself(3),
  7: fromItself(1, 6),
  9: startsByTatva({ fire: ARIES, earth: CAPRICORN, air: LIBRA, water: CANCER }),
  10: fromItself(1, 8),
  12: fromItself(1),
  16: startsByQuality({ movable: ARIES, fixed: LEO, dual: SAGITTARIUS }),
  20: startsByQuality({ movable: ARIES, fixed: SAGITTARIUS, dual: LEO }),
  24: startsByParity(LEO, CANCER),
  27: startsByTatva({ fire: ARIES, earth: CANCER, air: LIBRA, water: CAPRICORN }),
  40: startsByParity(ARIES, LIBRA),
  45: startsByQuality({ movable: ARIES, fixed: LEO, dual: SAGITTARIUS }),
  60: fromItself(1),
};

/** Trimsamsa: where each part ends (degree of the sign, excluded) and its sign (BPHS ch. 6). */
const TRIMSAMSA = {
  odd: [
    [5, ARIES],
    [10, AQUARIUS],
    [18, SAGITTARIUS],
    [25, GEMINI],
    [30, LIBRA],
  ],
  even: [
    [5, TAURUS],
    [12, VIRGO],
    [20, PISCES],
    [25, CAPRICORN],
    [30, SCORPIO],
  ],
} as const;

const TICKS_PER_SIGN = 30 * TICKS_PER_DEGREE;

/**
 * Where a longitude falls in one of the sixteen vargas, by the rules of BPHS ch. 6. Parts are
 * half-open: the start of a part belongs to it, its end to the next, exactly.
 * @param number which varga: 9 for the navamsa
 * @param longitude sidereal, degrees
 * @throws JyotishError `out_of_range` when the longitude is not finite or the number is not one of `VARGA_NUMBERS`
 */
export function varga(number: VargaNumber, longitude: number): VargaPosition {
  checkSetting('number', number, VARGA_NUMBERS);
  const sign = signOf(longitude);
  const ticksInSign = ticksOf(longitude) % TICKS_PER_SIGN;
  const magnified = ticksInSign * number;
  const degreeInSign = (magnified % TICKS_PER_SIGN) / TICKS_PER_DEGREE;
  if (number === 30) {
    const parts = TRIMSAMSA[isOddSign(sign) ? 'odd' : 'even'];
    const part = parts.findIndex(([end]) => ticksInSign < end * TICKS_PER_DEGREE);
    return { sign: signFromIndex(parts[part]![1]), part: part + 1, degreeInSign };
  }
  const part = Math.floor(magnified / TICKS_PER_SIGN);
  const signIndex = EQUAL_RULES[number](sign - 1, part, sign);
  return { sign: signFromIndex(signIndex), part: part + 1, degreeInSign };
}
