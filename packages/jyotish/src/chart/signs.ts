import { TICKS_PER_DEGREE, ticksOf } from './angle.ts';
import type { PlanetId } from './bodies.ts';

/** A sign of the zodiac, Aries = 1 to Pisces = 12. */
export type SignNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A whole-sign house, 1 to 12. */
export type HouseNumber = SignNumber;

/** The four orders of the varna koota. */
export type Varna = 'brahmin' | 'kshatriya' | 'vaishya' | 'shudra';

/** Element of a sign. */
export type Tatva = 'fire' | 'earth' | 'air' | 'water';

/** Movable (chara), fixed (sthira) or dual (dvisvabhava). */
export type Quality = 'movable' | 'fixed' | 'dual';

/** The five groups of the vashya koota: quadruped, human, water-dweller, wild beast, insect. */
export type VashyaGroup = 'chatushpada' | 'manava' | 'jalachara' | 'vanachara' | 'keeta';

/** Fixed attributes of a sign. */
export interface Sign {
  /** 1 (Aries) to 12 (Pisces) */
  readonly number: SignNumber;
  /** English name */
  readonly name: string;
  /** Sanskrit in plain Latin letters */
  readonly sanskrit: string;
  /** planet that rules it */
  readonly lord: PlanetId;
  /** class that the varna koota compares */
  readonly varna: Varna;
  /** its element: fire, earth, air or water */
  readonly tatva: Tatva;
  /** movable, fixed or dual */
  readonly quality: Quality;
  /** the group of the first and of the second 15°; they differ in Sagittarius and Capricorn only */
  readonly vashya: readonly [VashyaGroup, VashyaGroup];
}

function sign(
  number: SignNumber,
  name: string,
  sanskrit: string,
  lord: PlanetId,
  varna: Varna,
  tatva: Tatva,
  quality: Quality,
  firstHalf: VashyaGroup,
  secondHalf: VashyaGroup = firstHalf,
): Sign {
  return { number, name, sanskrit, lord, varna, tatva, quality, vashya: [firstHalf, secondHalf] };
}

/**
 * The twelve signs. Lords, elements and qualities: BPHS ch. 4. Varna and vashya: the koota tables of
 * the almanacs (varna by element: water Brahmin, fire Kshatriya, earth Vaishya, air Shudra).
 */
export const SIGNS: Readonly<Record<SignNumber, Sign>> = {
  1: sign(1, 'Aries', 'Mesha', 'mars', 'kshatriya', 'fire', 'movable', 'chatushpada'),
  2: sign(2, 'Taurus', 'Vrishabha', 'venus', 'vaishya', 'earth', 'fixed', 'chatushpada'),
  3: sign(3, 'Gemini', 'Mithuna', 'mercury', 'shudra', 'air', 'dual', 'manava'),
  4: sign(4, 'Cancer', 'Karka', 'moon', 'brahmin', 'water', 'movable', 'jalachara'),
  5: sign(5, 'Leo', 'Simha', 'sun', 'kshatriya', 'fire', 'fixed', 'vanachara'),
  6: sign(6, 'Virgo', 'Kanya', 'mercury', 'vaishya', 'earth', 'dual', 'manava'),
  7: sign(7, 'Libra', 'Tula', 'venus', 'shudra', 'air', 'movable', 'manava'),
  8: sign(8, 'Scorpio', 'Vrishchika', 'mars', 'brahmin', 'water', 'fixed', 'keeta'),
  9: sign(
    9,
    'Sagittarius',
    'Dhanu',
    'jupiter',
    'kshatriya',
    'fire',
    'dual',
    'manava',
    'chatushpada',
  ),
  10: sign(
    10,
    'Capricorn',
    'Makara',
    'saturn',
    'vaishya',
    'earth',
    'movable',
    'chatushpada',
    'jalachara',
  ),
  11: sign(11, 'Aquarius', 'Kumbha', 'saturn', 'shudra', 'air', 'fixed', 'manava'),
  12: sign(12, 'Pisces', 'Meena', 'jupiter', 'brahmin', 'water', 'dual', 'jalachara'),
};

const TICKS_PER_SIGN = 30 * TICKS_PER_DEGREE;

/**
 * The sign a count of signs from Aries leads to.
 * @param index signs after Aries, any integer: 0 is Aries, 12 Aries again, -1 Pisces
 */
export function signFromIndex(index: number): SignNumber {
  return ((((index % 12) + 12) % 12) + 1) as SignNumber;
}

/**
 * The sign of a sidereal longitude; its 0° belongs to it, its 30° to the next.
 * @param longitude sidereal, degrees
 */
export function signOf(longitude: number): SignNumber {
  return signFromIndex(Math.floor(ticksOf(longitude) / TICKS_PER_SIGN));
}

/**
 * Degree of a longitude in its sign.
 * @param longitude sidereal, degrees
 * @returns degrees in [0, 30), always of the sign that `signOf` names
 */
export function degreeInSign(longitude: number): number {
  return (ticksOf(longitude) % TICKS_PER_SIGN) / TICKS_PER_DEGREE;
}

/** Whether a sign is odd (Aries, Gemini, Leo …): several rules of BPHS depend on it. */
export function isOddSign(signNumber: SignNumber): boolean {
  return signNumber % 2 === 1;
}

/**
 * The whole-sign house in which a sign is.
 * @param reference the sign of the first house: the ascendant's, or the Moon's
 * @param signNumber the sign, 1 to 12
 */
export function houseFrom(reference: SignNumber, signNumber: SignNumber): HouseNumber {
  return signFromIndex(signNumber - reference);
}

/**
 * The vashya group of a longitude. It needs the degree: the halves of Sagittarius and Capricorn differ.
 * @param longitude sidereal, degrees (the Moon's, for a koota)
 */
export function vashyaOf(longitude: number): VashyaGroup {
  const [firstHalf, secondHalf] = SIGNS[signOf(longitude)].vashya;
  return degreeInSign(longitude) < 15 ? firstHalf : secondHalf;
}
