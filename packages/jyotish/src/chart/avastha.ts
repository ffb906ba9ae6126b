import type { Dignity } from './dignity.ts';
import { degreeInSign, isOddSign, signOf } from './signs.ts';

/** Age states (baladi): infant, youth, adult, old, dead. */
export const BALADI_AVASTHAS = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;

/** One of the five age states. */
export type BaladiAvastha = (typeof BALADI_AVASTHAS)[number];

/** Waking states: awake, dreaming, asleep. */
export type JagradadiAvastha = 'jagrat' | 'swapna' | 'sushupti';

/**
 * The age state of a graha: 6° each, from infant to dead in odd signs and backwards in even signs
 * (BPHS ch. 45, 3).
 * @param longitude sidereal, degrees
 */
export function baladiAvastha(longitude: number): BaladiAvastha {
  const step = Math.floor(degreeInSign(longitude) / 6);
  return BALADI_AVASTHAS[isOddSign(signOf(longitude)) ? step : 4 - step]!;
}

const JAGRADADI: Readonly<Record<Dignity, JagradadiAvastha>> = {
  exalted: 'jagrat',
  moolatrikona: 'jagrat',
  own: 'jagrat',
  great_friend: 'swapna',
  friend: 'swapna',
  neutral: 'swapna',
  enemy: 'sushupti',
  great_enemy: 'sushupti',
  debilitated: 'sushupti',
};

/**
 * The waking state of a graha: awake in its own or exaltation sign, dreaming with a friend or a
 * neutral, asleep with an enemy or in debilitation (BPHS ch. 45).
 */
export function jagradadiAvastha(dignity: Dignity): JagradadiAvastha {
  return JAGRADADI[dignity];
}

/** Nine states of light, in the order of the text: radiant, at ease, delighted, calm, low, crippled, grieved, base, angry. */
export const DEEPTADI_AVASTHAS = [
  'deepta',
  'swastha',
  'pramudita',
  'shanta',
  'deena',
  'vikala',
  'duhkhita',
  'khala',
  'kopa',
] as const;

/** One of the nine states of light. */
export type DeeptadiAvastha = (typeof DEEPTADI_AVASTHAS)[number];

const DEEPTADI: Readonly<Partial<Record<Dignity, DeeptadiAvastha>>> = {
  exalted: 'deepta',
  moolatrikona: 'swastha',
  own: 'swastha',
  great_friend: 'pramudita',
  friend: 'shanta',
  neutral: 'deena',
  enemy: 'duhkhita',
  great_enemy: 'khala',
};

/**
 * The states of light of a graha, of which several can hold (BPHS ch. 45, 7–10): one by its dignity (none where it is
 * debilitated, which the text does not name), `vikala` with a malefic in its sign, `kopa` while it is combust.
 */
export function deeptadiAvasthas(
  dignity: Dignity,
  {
    withMalefic,
    combust,
  }: {
    /** a malefic is in its sign */
    readonly withMalefic: boolean;
    /** it is within its orb of the Sun */
    readonly combust: boolean;
  },
): readonly DeeptadiAvastha[] {
  const matching = [DEEPTADI[dignity], withMalefic && 'vikala', combust && 'kopa'];
  return DEEPTADI_AVASTHAS.filter((avastha) => matching.includes(avastha));
}
